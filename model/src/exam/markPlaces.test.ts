import fc from "fast-check";
import { expect, test } from "vitest";
import { packageQuestions } from "../curriculum/coursePackage.ts";
import { otherQuestion, type AcceptedPlace, type OtherQuestion } from "../curriculum/questionKinds.ts";
import { answerOf, markedValue, marksOf, nothing, valueFits, type AnswerValue } from "./answerValue.ts";
import { askedParts } from "./askedParts.ts";
import { markAnswer, pointsOf, wholePoints } from "./markAnswer.ts";
import { markedPlaces } from "./markedPlaces.ts";
import { rulingFits } from "./ruling.ts";

const box = (x: number, y: number, side: number): [number, number][] => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y + side],
];
const hotspot: OtherQuestion = {
  kind: "hotspot",
  description: "A lane",
  regions: [
    { id: 1, label: "belt", polygon: box(0.1, 0.1, 0.2) },
    { id: 7, label: "exit", polygon: box(0.7, 0.7, 0.1) },
  ],
};
const threat: OtherQuestion = {
  kind: "findThreat",
  description: "A bag",
  keys: ["BW"],
  threats: [
    {
      id: 1,
      label: "knife",
      places: [
        { view: 0, points: box(100, 100, 50) },
        { view: 1, points: box(300, 20, 50) },
      ],
    },
    { id: 2, label: "pistol", places: [{ view: 0, points: box(400, 400, 80) }] },
  ],
};
const innocent: OtherQuestion = { ...threat, threats: [] };

const points = (question: OtherQuestion, value: AnswerValue, partial = false) => {
  const { key, accepted } = askedParts(question);
  return pointsOf(markAnswer({ model: question.kind, key, accepted, ruling: null, partial }, value));
};

test("a place on a picture is right within any of its places, and as far beside one as a finger is off; anywhere else it is wrong", () => {
  expect([points(hotspot, [2000, 2000]), points(hotspot, [7500, 7500])]).toEqual([wholePoints, wholePoints]);
  expect([points(hotspot, [3110, 2000]), points(hotspot, [3130, 2000])]).toEqual([wholePoints, 0]);
  expect([points(hotspot, [5000, 5000]), points(hotspot, []), points(hotspot, [5000, 5000], true)]).toEqual([0, 0, 0]);
});

test("threats are found by a mark on them or ten pixels beside, in any view they are seen in, each once, and nothing else is marked", () => {
  const [knife, pistol] = [
    [0, 120, 120],
    [0, 440, 440],
  ];
  expect(points(threat, [...knife, ...pistol])).toBe(wholePoints);
  expect(points(threat, [1, 310, 30, ...pistol])).toBe(wholePoints);
  expect([points(threat, [0, 160, 120, ...pistol]), points(threat, [0, 161, 120, ...pistol])]).toEqual([wholePoints, 0]);
  expect(points(threat, [1, 120, 120, ...pistol])).toBe(0);
  expect([points(threat, knife), points(threat, knife, true)]).toEqual([0, 5000]);
  expect([points(threat, [...knife, ...pistol, 0, 5, 5]), points(threat, [...knife, ...pistol, 0, 5, 5], true)]).toEqual([0, 5000]);
  expect([points(threat, [nothing]), points(threat, []), points(threat, [...knife, 0, 5, 5], true)]).toEqual([0, 0, 0]);
});

test("of an innocent image it is right to say so, and no mark is", () => {
  expect([points(innocent, [nothing]), points(innocent, []), points(innocent, [0, 120, 120], true)]).toEqual([wholePoints, 0, 0]);
});

test("marks are answered and read again, whatever was pressed, and never outside the picture", () => {
  const share = fc.double({ min: -1, max: 2, noNaN: true });
  fc.assert(
    fc.property(share, share, (x, y) => {
      const value = markedValue("hotspot", [{ view: 0, x, y }]);
      expect(valueFits("hotspot", value)).toBe(true);
      expect(answerOf({ model: "hotspot", options: [] }, value)).toEqual(value);
      const [mark] = marksOf("hotspot", value);
      expect(mark!.x).toBeCloseTo(Math.min(1, Math.max(0, x)), 3);
    }),
  );
  const marks = [
    { view: 0, x: 12, y: 34 },
    { view: 1, x: 5, y: 6 },
  ];
  expect(marksOf("findThreat", markedValue("findThreat", marks))).toEqual(marks);
  expect([valueFits("findThreat", [nothing]), valueFits("findThreat", ["x"]), valueFits("findThreat", [0, 1])]).toEqual([
    true,
    false,
    false,
  ]);
  expect([valueFits("hotspot", [1]), valueFits("hotspot", [1, 10_001]), valueFits("hotspot", [nothing])]).toEqual([false, false, false]);
  expect(
    valueFits(
      "findThreat",
      Array.from({ length: 27 }, () => 1),
    ),
  ).toBe(false);
  expect([marksOf("findThreat", [nothing]), marksOf("hotspot", [])]).toEqual([[], []]);
});

test("other places, and that there is nothing, may be said to be right afterwards; places of no picture may not", () => {
  const place: AcceptedPlace = { id: 1, label: "belt", view: 0, points: box(0.4, 0.4, 0.2) };
  const ruling = { kind: "key" as const, keys: [], accepted: [place] };
  expect(markAnswer({ model: "hotspot", key: [], accepted: [], ruling, partial: false }, [5000, 5000]).credit).toBe("full");
  const fits = (model: "hotspot" | "findThreat", said: object) => rulingFits({ model, options: [] }, { kind: "key", keys: [], ...said });
  expect([fits("hotspot", { accepted: [place] }), fits("findThreat", { accepted: [] })]).toEqual([true, true]);
  expect([fits("hotspot", { accepted: [] }), fits("hotspot", { accepted: ["belt"] }), fits("hotspot", {})]).toEqual([false, false, false]);
});

test("where it was marked is counted by what is there, beside it, and as nothing", () => {
  const { accepted } = askedParts(threat);
  const places = accepted.filter((each): each is AcceptedPlace => typeof each === "object" && "points" in each);
  const told = markedPlaces("findThreat", places, [
    { value: [0, 120, 120, 0, 5, 5], times: 2 },
    { value: [0, 440, 440], times: 3 },
    { value: [nothing], times: 4 },
  ]);
  expect(told).toMatchObject({
    things: [
      { id: 1, times: 2 },
      { id: 2, times: 3 },
    ],
    beside: 2,
    nothing: 4,
  });
  expect(told.marks).toHaveLength(3);
});

test("a package is refused where there is no picture, no place, a place is no area, or two share a number", () => {
  const fits = (question: object) => packageQuestions.safeParse([{ id: 1, text: "?", ...question }]).success;
  expect([
    fits({ ...hotspot, file: "media/a.png" }),
    fits({ ...threat, file: "media/a.views" }),
    fits({ ...innocent, file: "media/a.views" }),
  ]).toEqual([true, true, true]);
  expect(otherQuestion.safeParse(hotspot).success).toBe(true);
  expect([fits(hotspot), fits({ ...hotspot, file: "media/a.png", description: "" })]).toEqual([false, false]);
  const region = hotspot.regions[0]!;
  for (const regions of [[], [{ ...region, polygon: region.polygon.slice(1, 3) }], [region, region], [{ ...region, label: " " }]])
    expect(fits({ ...hotspot, file: "media/a.png", regions })).toBe(false);
});
