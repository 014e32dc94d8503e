import { expect, test } from "vitest";
import type { DraftPart } from "./draftPart.ts";
import { unaskedFaults } from "./unaskedFaults.ts";

const part = (piece: string, key: string, block: object): DraftPart => ({
  locale: null,
  piece,
  key,
  revision: 2,
  position: 1,
  block: block as DraftPart["block"],
});
const unit = (tested: boolean) => part("outline", "u1", { id: 1, type: "Content", name: "Liquids", tested });
const rest = [
  part("u1", "s1", { id: 1, name: "Bottles", attachments: [] }),
  part("s1", "p1", { id: 1, title: "Water", objective: 1, labs: [] }),
  part("questions", "q1", { id: 1, kind: "text", objective: 1 }),
  part("questions", "q2", { id: 2, kind: "text", objective: 2 }),
  part("questions", "q3", { id: 3, kind: "text" }),
];
const said = (parts: readonly DraftPart[]) => unaskedFaults(parts).map(({ key, code, path }) => [key, code, path.join(".")]);

test("questions of objectives that no unit with an exam teaches are named, and those of a course without an exam once", () => {
  expect(said([unit(true), ...rest])).toEqual([
    ["q2", "questionUnasked", "objective"],
    ["q3", "questionUnasked", "objective"],
  ]);
  expect(said([unit(false), ...rest])).toEqual([[null, "questionsUnasked", ""]]);
});

test("a final exam draws from every question, and a course without questions needs no exam", () => {
  expect(said([unit(false), ...rest, part("course", "final", { size: 3, mandatory: [] })])).toEqual([]);
  expect(said([unit(false), ...rest.filter(({ piece }) => piece !== "questions")])).toEqual([]);
});
