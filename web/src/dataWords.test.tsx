import { en } from "@vigil/model/phrases/en";
import i18next from "i18next";
import { renderToStaticMarkup } from "react-dom/server";
import { initReactI18next } from "react-i18next";
import { beforeAll, expect, it } from "vitest";
import { inWords, keepWords } from "./dataWords.ts";
import { categoryName } from "./simulator/screen/categoryLabel.ts";
import { UnassignedCard } from "./training/home/UnassignedCard.tsx";

beforeAll(() =>
  i18next.use(initReactI18next).init({ lng: "en", resources: { en: { translation: en } }, interpolation: { escapeValue: false } }),
);

it("R-3.113 a name of the table data is read in the words they give it, whatever signs stand in it; any other as it is kept", () => {
  keepWords("en", { programs: { "Cabin: part 1.2": "First cabin" }, threatCategories: { knives: "Blades" } });
  expect(renderToStaticMarkup(<UnassignedCard title="Cabin: part 1.2" />)).toContain("First cabin");
  expect([inWords("programs", "Hold"), inWords("courses", "Cabin: part 1.2")]).toEqual(["Hold", "Cabin: part 1.2"]);
  expect([categoryName("knives"), categoryName("our own")]).toEqual(["Blades", "our own"]);
  keepWords("en", {});
  expect(inWords("programs", "Cabin: part 1.2")).toBe("Cabin: part 1.2");
});
