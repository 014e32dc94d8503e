import { expect, test } from "vitest";
import { isQuestionCsv, readQuestionCsv } from "./readQuestionCsv.ts";

const file = `quiz;passingScore;text;correct;incorrect;feedback;kind;unit;answerFeedback;picture;tags;Author
Liquids;80;Which may fly?;"A pen\nA book";A knife;Read 4.1;choice;;"–\n–\nNo blades";;"blades\ncabin";Kim
Liquids;;Steel floats.;false;;;truth;;;;;
Liquids;;How much may a bottle hold?;100 ± 5;;;numeric;ml;;bottle.png;;
Liquids;;What now?;;Nothing;;;;;;;
Liquids;;Say it.;x;;;essay;;;;;
Liquids;;Count it.;many;;;numeric;;;;;
`;

test("a CSV as quizzes are saved as is read row by row: each question whole, or left away with why", () => {
  expect(isQuestionCsv(file)).toBe(true);
  const { questions, notes } = readQuestionCsv(file);
  expect(questions).toMatchObject([
    {
      line: 2,
      text: "Which may fly?",
      ask: {
        kind: "choice",
        several: true,
        answers: [{ text: "A pen", correct: true }, {}, { text: "A knife", correct: false, feedback: "No blades" }],
      },
      feedback: { correct: "Read 4.1", incorrect: "Read 4.1" },
      tags: ["blades", "cabin"],
    },
    { ask: { kind: "truth", right: false } },
    { ask: { kind: "numeric", accepted: [{ value: 100, tolerance: 5 }], unit: "ml" }, picture: null, named: "bottle.png" },
  ]);
  expect(notes.map(({ line, code, word, left }) => [line, code, word, left])).toEqual([
    [1, "columnUnknown", "Author", false],
    [9, "noneRight", "", true],
    [10, "kindUnknown", "essay", true],
    [11, "cellsUnclear", "many", true],
  ]);
});

test.each(["What is it? {=A ~B}", "<quiz></quiz>", "text, correct", "", "name,text\na,b"])("no table of questions: %j", (text) => {
  expect(isQuestionCsv(text)).toBe(text === "text, correct");
});
