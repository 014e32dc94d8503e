import { expect, test } from "vitest";
import type { DraftPart } from "./draftPart.ts";
import { isWhole, toldIn, translatedBlock } from "./translatedBlock.ts";

const question = {
  key: "q1",
  block: {
    id: 1,
    kind: "single",
    text: "Which?",
    answers: [
      { id: 2, text: "This", correct: true },
      { id: 1, text: "That", correct: false },
    ],
    feedback: {},
  },
} as unknown as DraftPart;
const german = {
  ...question.block,
  text: "Welche?",
  answers: [
    { id: 1, text: "Jene", correct: false },
    { id: 2, text: "Diese", correct: false },
  ],
} as DraftPart["block"];

test("what has numbers keeps its words when the source puts it elsewhere, and what is right is the source's", () => {
  expect(toldIn(german, question.block, ["answers", 0, "text"])).toBe("Diese");
  const block = translatedBlock(question, ({ path }) => toldIn(german, question.block, path));
  expect(block).toMatchObject({
    text: "Welche?",
    answers: [
      { id: 2, text: "Diese", correct: true },
      { id: 1, text: "Jene", correct: false },
    ],
  });
  expect(isWhole(question, block)).toBe(true);
});

test("a sentence the source has come to have is empty, and the part is whole no more", () => {
  const list = { key: "b1", block: { kind: "list", items: ["One", [{ strong: "Two" }], "Three"] } } as unknown as DraftPart;
  const before = { kind: "list", items: ["Eins", "Zwei"] } as DraftPart["block"];
  const block = translatedBlock(list, ({ path }) => toldIn(before, list.block, path));
  expect(block).toEqual({ kind: "list", items: ["Eins", "Zwei", ""] });
  expect(isWhole(list, block)).toBe(false);
});
