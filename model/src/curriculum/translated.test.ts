import { expect, it } from "vitest";
import { translated } from "./translated.ts";

it("a reader gets the text in their language, in one close to it, in English, or in whatever there is", () => {
  const text = { en: "E", "fr-CA": "F", ar: "A" };
  expect(["ar", "fr-FR", "de"].map((language) => translated(text, language)?.text)).toEqual(["A", "F", "E"]);
  expect(translated({ ja: "J" }, "de")).toEqual({ locale: "ja", text: "J" });
  expect(translated({}, "de")).toBeUndefined();
});
