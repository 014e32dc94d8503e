import type { QuizQuestion } from "@vigil/model/quiz/quizQuestion";
import { expect, it } from "vitest";
import { quizTrial } from "./quizTrial.ts";

const place = { quizId: 4, index: 2, words: ["True", "False"], picture: "Picture", locale: "en" } as const;
const bare = { text: "Asked?", correct: [], incorrect: [], feedback: "So." };
const shown = (question: Partial<QuizQuestion>) => quizTrial({ ...bare, ...question }, place)?.asked;

it("questions of every kind are asked as learners meet them, with what they show", () => {
  expect(shown({ correct: ["A"], incorrect: ["B"], mediaId: null })).toMatchObject({ id: 3, model: "single", text: "Asked?" });
  expect(shown({ correct: ["A"], incorrect: ["B"], mediaId: 9 })).toMatchObject({ picture: "quizzes/4/media/9", description: "Picture" });
  const polygon = [
    [0, 0],
    [1, 0],
    [1, 1],
  ] as [number, number][];
  const regions = [{ id: 1, label: "Blade", polygon }];
  expect(shown({ asks: { kind: "hotspot", description: "A bag", regions }, mediaId: 9 })).toMatchObject({
    model: "hotspot",
    picture: "quizzes/4/media/9",
    description: "A bag",
  });
  const film = { description: "A belt", captions: [{ locale: "en", text: "WEBVTT\n\n00:00.000 --> 00:01.000\nGo." }] };
  expect(shown({ correct: ["A"], incorrect: ["B"], mediaId: 9, film })).toMatchObject({
    film: "quizzes/4/media/9",
    captions: "quizzes/4/bank/2/picture/captions",
    description: "A belt",
  });
});

it("true stands above false for everybody, and what is right is told by the rules of the server", () => {
  const trial = quizTrial({ ...bare, truth: false }, place)!;
  expect(trial.asked.options.map(({ text }) => text)).toEqual(["True", "False"]);
  expect([trial.told([0]), trial.told([1])]).toMatchObject([{ correct: false }, { correct: true, text: "So." }]);
});

it("what is not finished is not asked", () => {
  expect(quizTrial({ ...bare, correct: ["A"] }, place)).toBeUndefined();
  expect(quizTrial({ ...bare, text: "", truth: true }, place)).toBeUndefined();
});
