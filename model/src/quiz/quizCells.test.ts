import fc from "fast-check";
import { expect, it } from "vitest";
import { otherOfFile } from "../exam/questionFile/otherOfFile.ts";
import { cellsOfQuestion, questionOfCells } from "./quizCells.ts";

const sign = fc.constantFrom("a", "س", "\\", "→", "±", "–", "\n", "n", " ", '"', "=");
const words = fc
  .array(sign, { minLength: 1, maxLength: 8 })
  .map((signs) => signs.join("").trim())
  .filter((text) => text !== "");
const several = (least: number) => fc.uniqueArray(words, { minLength: least, maxLength: 5 });
const bare = { correct: [], incorrect: [] };

const asked = fc.oneof(
  fc.boolean().map((truth) => ({ ...bare, truth })),
  several(3).map(([first = "", second = "", ...others]) => ({
    correct: [first, second],
    incorrect: others,
    said: [{ answer: second, text: first }],
  })),
  several(1).map((accepted) => ({ ...bare, asks: otherOfFile({ kind: "text", accepted }) })),
  several(2).map((items) => ({ ...bare, asks: otherOfFile({ kind: "order", items }) })),
  fc.tuple(several(2), several(3)).map(([lefts, rights]) => ({
    ...bare,
    asks: otherOfFile({
      kind: "match",
      pairs: lefts.slice(0, 2).map((left, index) => ({ left, right: rights[index]! })),
      spare: rights.slice(2),
    }),
  })),
  fc
    .tuple(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }))
    .map(([value, tolerance]) => ({
      ...bare,
      asks: otherOfFile({ kind: "numeric", accepted: [{ value: value + 0, tolerance: tolerance + 0 }], unit: "ml" }),
    })),
);

it("what stands in the cells of a row is read the same, whatever signs it has", () => {
  fc.assert(
    fc.property(asked, (question) => {
      expect(questionOfCells(cellsOfQuestion(question))).toEqual(question);
    }),
  );
});

it("what cannot be asked is none", () => {
  const cells = { kind: "", correct: "", incorrect: "", unit: "", answerFeedback: "" };
  expect(questionOfCells({ ...cells, kind: "numeric", correct: "twelve" })).toBeUndefined();
  expect(questionOfCells({ ...cells, kind: "match", correct: "a b" })).toBeUndefined();
  expect(questionOfCells({ ...cells, kind: "truth", correct: "maybe" })).toBeUndefined();
  expect(questionOfCells({ ...cells, kind: "choice", correct: "A", incorrect: "B", answerFeedback: "1\n2\n3" })).toBeUndefined();
  // an older file means what it says
  expect(questionOfCells({ ...cells, correct: "C:\\new", incorrect: "D" })).toEqual({ correct: ["C:\\new"], incorrect: ["D"] });
});
