import { en } from "@vigil/model/phrases/en";
import i18next from "i18next";
import { beforeAll, expect, it } from "vitest";
import { saveQuestion } from "./saveQuestions.ts";

beforeAll(() => i18next.init({ lng: "en", resources: { en: { translation: en } } }));

it("R-5.065 saving a credit of quantity 0 asks for confirmation, unless it is unlimited", () => {
  expect(saveQuestion("credit", { quantity: 0, unlimitedCredits: false })?.title).toBe("Save a credit of quantity 0?");
  expect(saveQuestion("credit", { quantity: 1, unlimitedCredits: false })).toBeUndefined();
  expect(saveQuestion("credit", { quantity: 0, unlimitedCredits: true })).toBeUndefined();
});
