import { packageQuestions } from "@vigil/model/curriculum/coursePackage";
import { expect, test } from "vitest";
import { reviewedTrial, trialQuestion } from "./trialQuestion.ts";

const question = (block: object) =>
  packageQuestions.element.parse({ id: 7, text: "What runs?", feedback: { correct: "Yes.", incorrect: "No." }, ...block });
const place = {
  locale: "ar",
  address: (file: string) => (file.endsWith("-2.vtt") ? undefined : `files/${file}`),
  random: () => 0.99,
  words: ["Ja", "Nein"] as const,
};

test("a question of a draft is asked as exams ask it, its options in another order, and marked by their rules", () => {
  const answers = [
    { id: 1, text: "The belt", correct: true, feedback: "It does." },
    { id: 2, text: "The bag", correct: false },
  ];
  const trial = trialQuestion(question({ kind: "single", answers }), place);
  expect(trial.asked).toEqual({
    id: 7,
    model: "single",
    text: "What runs?",
    options: [
      { id: 2, text: "The bag" },
      { id: 1, text: "The belt" },
    ],
  });
  expect(trial.told([1])).toEqual({ correct: true, credit: "full", key: [1], text: "Yes.", said: [{ id: 1, text: "It does." }] });
  expect(trial.told([2])).toMatchObject({ correct: false, credit: "none", text: "No.", said: [] });
  expect(reviewedTrial(trial, [])).toMatchObject({ correct: false, value: [], key: [1], feedback: "No." });
});

test("true stands above false for everybody, in words that nobody wrote", () => {
  const trial = trialQuestion(question({ kind: "truth", right: false }), place);
  expect(trial.asked).toMatchObject({ model: "single", options: [{ text: "Ja" }, { text: "Nein" }] });
  const [yes, no] = trial.asked.options.map(({ id }) => trial.told([id]));
  expect([yes, no]).toMatchObject([
    { correct: false, text: "No." },
    { correct: true, text: "Yes." },
  ]);
});

test("its film has the captions of the reader's language, else its own, and what is marked its picture", () => {
  const film = (file: string) => ({ file, captions: "media/own.vtt", description: "A belt." });
  const numeric = (shown: object) => trialQuestion(question({ kind: "numeric", accepted: [{ value: 3 }], ...shown }), place).asked;
  expect(numeric({ film: film("media/a.mp4") })).toMatchObject({ film: "files/media/a.mp4", captions: "files/locales/ar/media/a.vtt" });
  expect(numeric({ film: film("media/a-2.mp4") })).toMatchObject({ captions: "files/media/own.vtt", description: "A belt." });
  const regions = [
    {
      id: 1,
      label: "Lock",
      polygon: [
        [0, 0],
        [1, 0],
        [1, 1],
      ],
    },
  ];
  const marked = trialQuestion(question({ kind: "hotspot", file: "media/bag.png", description: "A bag.", regions }), place);
  expect(marked.asked).toMatchObject({ picture: "files/media/bag.png", description: "A bag." });
  expect(marked.told([9000, 1000])).toMatchObject({ correct: true, accepted: [{ label: "Lock" }] });
});
