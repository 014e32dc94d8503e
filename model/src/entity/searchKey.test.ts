import { expect, it } from "vitest";
import { searchKey } from "./searchKey.ts";

it("accents, strokes and vowel signs are left out, whatever form they come in", () => {
  expect(searchKey("  Müller  ZOË\tŁukasz Øst Straße ")).toBe("muller zoe lukasz ost strasse");
  expect(searchKey("Mu\u0308ller")).toBe(searchKey("M\u00fcller"));
  expect(searchKey("مُحَمَّد أحمد")).toBe("محمد احمد");
});

it("letters that only look like marks stay: Kana with its voice, Hangul, Thai vowels", () => {
  expect(["ガ", "한국", "กี่"].map(searchKey)).toEqual(["ガ", "한국", "กี่"]);
});
