import { catalogue } from "@vigil/xray/catalogue/catalogue";
import { materials } from "@vigil/xray/physics/materials";
import { families } from "@vigil/xray/catalogue/kind";
import { ar } from "@vigil/model/phrases/ar";
import { en } from "@vigil/model/phrases/en";
import { expect, test } from "vitest";
import { everydayKinds } from "./everydayKinds.ts";
import { materialNames } from "./materialNames.ts";
import { threatKinds } from "./threatKinds.ts";

const arabicScript = /\p{Script=Arabic}/u;

test("R-2.013 every kind of the catalogue has a name and a sentence in English and in Arabic", () => {
  const arabic = { ...everydayKinds, ...threatKinds };
  expect(Object.keys(arabic).toSorted()).toEqual(Object.keys(catalogue).toSorted());
  for (const [kind, texts] of Object.entries(arabic)) for (const text of texts) expect([kind, text]).toEqual([kind, expect.stringMatching(arabicScript)]); // prettier-ignore
  for (const { name, description } of Object.values(catalogue)) expect([name, description]).toEqual([expect.stringMatching(/\w/), expect.stringMatching(/\w/)]); // prettier-ignore
});

test("every family and every material has a word in English and in Arabic", () => {
  for (const family of families) expect([en.library.families[family], ar.library.families[family]]).toEqual([expect.stringMatching(/\w/), expect.stringMatching(arabicScript)]); // prettier-ignore
  const shown = Object.keys(materials).filter((name) => name !== "air");
  expect(shown.filter((name) => !materialNames[name]?.every((word) => word !== ""))).toEqual([]);
});
