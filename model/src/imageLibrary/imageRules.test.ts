import { describe, expect, test } from "vitest";
import { contradictions, imageFaults, type StatedImage } from "./imageRules.ts";

const innocent: StatedImage = { kind: "innocent", decision: "P", threatCategory: null, threatDescription: null, threats: [] };
const knife = { category: "knives", name: "Knife", polygons: [{ view: 0, points: [[10, 10], [60, 10], [10, 60]] as const }] }; // prettier-ignore
const threat: StatedImage = { kind: "threat", decision: "R", threatCategory: "knives", threatDescription: "A knife", threats: [knife] };
const views = [{ width: 200, height: 100, shown: true }];
const codes = (image: StatedImage, seen = views) => imageFaults(image, seen).map(({ code }) => code);

describe("an image", () => {
  test("R-5.058 that is innocent has not the hold decision, no threat description, no threat array and nothing marked", () => {
    expect(codes(innocent)).toEqual([]);
    expect(codes({ ...innocent, decision: "R" })).toEqual([]);
    const all = { ...innocent, decision: "H", threatCategory: "knives", threatDescription: "A knife", threats: [knife] } as const;
    expect(codes(all)).toEqual(["ImageInnocentHeld", "ImageInnocentCategory", "ImageInnocentDescription", "ImageInnocentThreats"]);
    expect(codes({ ...innocent, threats: [{ ...knife, polygons: [] }] })).toEqual(["ImageInnocentThreats"]);
  });

  test("R-5.059 that holds a threat has not the pass decision", () => {
    expect(codes({ ...threat, decision: "P" })).toEqual(["ImageThreatPassed"]);
    expect(codes({ ...threat, decision: "H" })).toEqual([]);
  });

  test("R-5.060 that holds a threat has a description, a threat array and every threat of it marked", () => {
    expect(codes(threat)).toEqual([]);
    expect(codes({ ...threat, threatDescription: null })).toEqual(["ImageThreatDescriptionMissing"]);
    expect(codes({ ...threat, threatDescription: "" })).toEqual(["ImageThreatDescriptionMissing"]);
    expect(codes({ ...threat, threats: [] })).toEqual(["ImageThreatArrayMissing"]);
    expect(codes({ ...threat, threats: [knife, { ...knife, polygons: [] }] })).toEqual(["ImageThreatsUnmarked"]);
  });

  test("names the view whose picture or polygon is at fault", () => {
    expect(imageFaults(threat, [...views, { width: 0, height: 0, shown: false }])).toEqual([
      { field: "views", code: "ImagePictureMissing", view: 1 },
    ]);
    const thin = { ...knife, polygons: [{ view: 0, points: [[1, 1], [9, 9]] as const }] }; // prettier-ignore
    expect(imageFaults({ ...threat, threats: [thin] }, views)).toEqual([{ field: "threatArray", code: "PolygonTooFewPoints", view: 0 }]);
    expect(codes({ ...threat, threats: [{ ...knife, polygons: [{ ...knife.polygons[0]!, view: 3 }] }] })).toEqual(["PolygonOutside"]);
  });

  test("may still lack its marks while it is made, but says nothing that contradicts itself", () => {
    expect(contradictions({ ...threat, threats: [] })).toEqual([]);
    expect(contradictions({ ...threat, threatCategory: null }).map(({ field }) => field)).toEqual(["threatCategory"]);
    expect(codes({ ...threat, threats: [{ ...knife, category: "guns" }] })).toEqual(["ImageThreatCategoryUnmarked"]);
  });
});
