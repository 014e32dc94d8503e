import { en } from "@vigil/model/phrases/en";
import type { Quiz } from "@vigil/model/quiz/quiz";
import i18next from "i18next";
import { beforeAll, expect, it } from "vitest";
import { quizPlace } from "./quizPlace.ts";

beforeAll(() => i18next.init({ lng: "en", resources: { en: { translation: en } } }));

it("R-5.067 what would remove a quiz's questions is asked first: another type, or another simulator course", () => {
  const before: Quiz = {
    id: 1,
    revision: 1,
    name: "Belts",
    type: "content",
    simulatorCourseId: null,
    numberOfImages: 10,
    passingScore: 80,
    maxFailedAttempts: 0,
    questionTime: 30,
    quizTime: 0,
    partialCredit: false,
    users: [],
    groups: [],
    userCount: 0,
    pickedImages: 0,
    imageGone: false,
    version: 1,
    inUse: false,
    active: true,
    createdAt: "2026-11-22T05:00:00Z",
  };
  expect(quizPlace.question?.({ ...before, type: "simulator" }, before)).toMatchObject({ danger: true });
  expect(quizPlace.question?.({ ...before, simulatorCourseId: 4 }, before)).toBeDefined();
  expect(quizPlace.question?.({ ...before, name: "Other" }, before)).toBeUndefined();
  expect(quizPlace.question?.({ ...before }, null)).toBeUndefined();
  const drawn: Quiz = { ...before, type: "simulator", simulatorCourseId: 4 };
  expect(quizPlace.question?.({ ...drawn, simulatorCourseId: 5 }, drawn)).toBeUndefined();
  const picked = { ...drawn, pickedImages: 3 };
  expect(quizPlace.question?.({ ...picked, simulatorCourseId: 5 }, picked)).toMatchObject({ danger: true });
  expect(quizPlace.question?.({ ...picked, numberOfImages: 5 }, picked)).toBeUndefined();
});
