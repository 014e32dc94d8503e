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

it("R-5.067 what would remove a quiz's questions is asked first: another type, or another simulator course", () => {
  const before = { type: "content", simulatorCourseId: null };
  expect(saveQuestion("quiz", { ...before, type: "simulator" }, before)).toMatchObject({ danger: true });
  expect(saveQuestion("quiz", { ...before, simulatorCourseId: 4 }, before)).toBeDefined();
  expect(saveQuestion("quiz", { ...before, name: "Other" }, before)).toBeUndefined();
  expect(saveQuestion("quiz", before, null)).toBeUndefined();
});
