import type { ImageTruth } from "@vigil/model/simulator/wire";
import { expect, it } from "vitest";
import { noEveryday, outlinesOf } from "./outlinesOf.ts";

const square = (name: string, size: number) => ({
  view: 0,
  name,
  category: null,
  points: [[0, 0], [size, 0], [size, size], [0, size]] as [number, number][], // prettier-ignore
});

const truth: ImageTruth = {
  correctDecision: "P",
  threatCategory: null,
  threatDescription: null,
  threatArray: null,
  innocentArray: [square("Keys", 10), square("Tablet", 90)],
  innocentItems: null,
};

it("of everyday things the one that is pointed at is told from the others, and what lies before another can be pointed at", () => {
  expect(outlinesOf(truth, noEveryday)).toEqual([]);
  const shown = (everyday: Parameters<typeof outlinesOf>[1]) => outlinesOf(truth, everyday).map(({ label, pointed }) => [label, pointed]);
  expect(shown({ all: false, pointed: "Keys" })).toEqual([["Keys", true]]);
  expect(shown({ all: true, pointed: "Keys" })).toEqual([
    ["Tablet", false],
    ["Keys", true],
  ]);
});
