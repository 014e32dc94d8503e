import { expect, it } from "vitest";
import { searchedWords, wordsOf } from "./wordsOf.ts";

it("a record is found by its words and their parts, whatever their case and width", () => {
  expect(wordsOf(["Anna-Lena O'Neill", "a.oneill@harbor.test"])).toEqual(
    expect.arrayContaining(["anna-lena", "anna", "lena", "o'neill", "neill", "a.oneill@harbor.test", "harbor"]),
  );
  expect(wordsOf(["ＡＢＣ straße", ""])).toEqual(["abc", "strasse"]);
});

it("what is stored and what is asked for lose the same accents", () => {
  expect(wordsOf(["Müller-Zoë"])).toEqual(expect.arrayContaining(["muller-zoe", "muller", "zoe"]));
  expect([searchedWords("MULLER"), searchedWords("müller")]).toEqual([["muller"], ["muller"]]);
});

it("scripts without blanks are found from any letter on", () => {
  expect(wordsOf(["東京空港"])).toEqual(["東京空港", "京空港", "空港", "港"]);
});

it("a search asks for each of its words once", () => {
  expect(searchedWords("  Anna  SCHMIDT anna ")).toEqual(["anna", "schmidt"]);
  expect(searchedWords("   ")).toEqual([]);
});
