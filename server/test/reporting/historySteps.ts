import { finalItem } from "@vigil/model/exam/finalItem";
import fc from "fast-check";
import { standingChanges } from "./standingChanges.ts";

const corners = [
  [10, 10],
  [90, 10],
  [90, 90],
] as const;

/** What may happen to facts: a step that the product refuses has no effect, and nothing may be counted for it. */
export const historyStep = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant("bags" as const),
      exam: fc.boolean(),
      stops: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant("questions" as const),
      unit: fc.constantFrom(finalItem, 1),
      right: fc.integer({ min: 0, max: 4 }),
    }),
  },
  fc.record({
    act: fc.constantFrom("move" as const, "reset" as const, "regrade" as const, "takeAway" as const, "merge" as const, "lengthen" as const),
  }),
  fc.record({
    act: fc.constant("correct" as const),
    image: fc.nat({ max: 3 }),
    keepPasses: fc.boolean(),
    ruling: fc.constantFrom(
      { kind: "out" } as const,
      { kind: "innocent" } as const,
      { kind: "threat", decision: "R", category: "knives", description: "A blade", regions: [{ view: 0, points: corners }] } as const,
    ),
  }),
  { weight: 2, arbitrary: fc.record({ act: fc.constant("age" as const), months: fc.integer({ min: 2, max: 4 }) }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant("sum" as const) }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant("read" as const), seconds: fc.integer({ min: 1, max: 900 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant("standing" as const),
      change: fc.nat({ max: standingChanges.length - 1 }),
      at: fc.integer({ min: -40, max: 40 }),
    }),
  },
);

export type HistoryStep = typeof historyStep extends fc.Arbitrary<infer S> ? S : never;
