import { expect, test } from "vitest";
import { pseudoText } from "./pseudoText.ts";

test("a text is two fifths longer, has accents and brackets, and fills in the same names", () => {
  expect(pseudoText("Hold {{count}} bags")).toBe("[Ħöłð {{count}} bàğš~~~~]");
  expect(pseudoText("Close")).toBe("[Čłöšé~~]");
  expect(pseudoText("")).toBe("");
});
