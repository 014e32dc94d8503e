import { expect, it } from "vitest";
import { packageQuestions } from "../curriculum/coursePackage.ts";
import { correctedCourse, stillAsks, type CorrectedKey } from "./correctedKey.ts";
import type { Ruling } from "./ruling.ts";

const key = (...keys: number[][]): Ruling => ({ kind: "key", keys });
const accepted = (...all: NonNullable<Extract<Ruling, { kind: "key" }>["accepted"]>): Ruling => ({ kind: "key", keys: [], accepted: all });
const ofCourse = (question: object) => packageQuestions.element.parse({ id: 7, text: "Asked?", ...question });
const answers = [
  { id: 1, text: "A pen", correct: true },
  { id: 2, text: "A knife", feedback: "It is longer." },
  { id: 5, text: "A gun" },
];
const triangle = [
  [0, 0],
  [1, 0],
  [1, 1],
] as [number, number][];
const place = (id: number, label: string, view = 0) => ({ id, label, view, points: triangle });

it("a corrected key stands in a question of a course as its kind says it, and the rest of the question stays", () => {
  const rightIn = (question: object, ruling: Ruling) => correctedCourse(ofCourse(question), ruling);
  expect(rightIn({ answers, objective: 3 }, key([2]))).toMatchObject({
    objective: 3,
    answers: [{ correct: false }, { correct: true, feedback: "It is longer." }, { correct: false }],
  });
  expect(rightIn({ kind: "multiple", answers }, key([2, 5]))).toMatchObject({
    answers: [{ correct: false }, { correct: true }, { correct: true }],
  });
  expect(rightIn({ kind: "truth", right: true }, key([1]))).toMatchObject({ kind: "truth", right: false });
  const steps = [1, 2, 3].map((id) => ({ id, text: `Step ${id}` }));
  expect(rightIn({ kind: "order", steps }, key([3, 1, 2]))).toMatchObject({ steps: [{ id: 3 }, { id: 1 }, { id: 2 }] });
  const match = {
    kind: "match",
    items: steps.slice(0, 2),
    targets: [
      { id: 11, text: "X" },
      { id: 12, text: "Y" },
    ],
    pairs: [
      { item: 1, target: 11 },
      { item: 2, target: 12 },
    ],
  };
  expect(rightIn(match, key([1, 12, 2, 11]))).toMatchObject({
    pairs: [
      { item: 1, target: 12 },
      { item: 2, target: 11 },
    ],
  });
  expect(rightIn({ kind: "text", accepted: ["one"] }, accepted("two", "three"))).toMatchObject({ accepted: ["two", "three"] });
  expect(rightIn({ kind: "numeric", accepted: [{ value: 1 }], unit: "ml" }, accepted({ value: 2, tolerance: 1 }))).toMatchObject({
    accepted: [{ value: 2, tolerance: 1 }],
    unit: "ml",
  });
  const picture = { kind: "hotspot", file: "media/a.png", description: "A bag", regions: [{ id: 1, label: "Old", polygon: triangle }] };
  expect(rightIn(picture, accepted(place(2, "New"), place(2, "Newer")))).toMatchObject({
    file: "media/a.png",
    regions: [{ id: 2, label: "New", polygon: triangle }, { label: "Newer" }],
  });
  const scan = { kind: "findThreat", file: "media/a.views", description: "A bag", threats: [] };
  expect(rightIn(scan, accepted(place(4, "Blade", 0), place(4, "Blade", 1)))).toMatchObject({
    threats: [{ id: 4, label: "Blade", places: [{ view: 0 }, { view: 1 }] }],
  });
});

it("what a question cannot say is not taken into it: several keys of which each is right, everybody, out", () => {
  for (const ruling of [key([1], [2]), { kind: "everybody" }, { kind: "out" }] as Ruling[]) {
    expect(correctedCourse(ofCourse({ answers }), ruling)).toBeUndefined();
  }
});

it("who has written another key, other answers, or took it over is told nothing more", () => {
  const question = ofCourse({ answers });
  const told = { asked: { options: answers.map(({ id, text }) => ({ id, text })), key: [1], accepted: [] } } as unknown as CorrectedKey;
  expect(stillAsks(question, told)).toBe(true);
  expect(stillAsks(ofCourse({ answers, objective: 4, text: "Asked otherwise?" }), told)).toBe(true);
  expect(stillAsks(correctedCourse(question, key([2]))!, told)).toBe(false);
  expect(stillAsks(ofCourse({ answers: [...answers, { id: 6, text: "A bomb" }] }), told)).toBe(false);
});
