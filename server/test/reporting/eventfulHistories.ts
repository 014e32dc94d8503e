import { finalItem } from "@vigil/model/exam/finalItem";
import type { HistoryStep } from "./historySteps.ts";

const bags: HistoryStep = { act: "bags", exam: false, stops: [true, false, true, false] };

/** Somebody is back in another month, which lies before the one that was summed up. */
const back: readonly HistoryStep[] = [bags, { act: "age", months: 3 }, { act: "sum" }, bags, { act: "age", months: 6 }, { act: "sum" }];

/** Where most happens: a history may begin with what lets nobody train any more, and those after it would then count nothing. */
const most: readonly HistoryStep[] = [
  bags,
  { act: "questions", unit: 1, right: 2 },
  { act: "questions", unit: finalItem, right: 2 },
  { act: "read", seconds: 77 },
  { act: "age", months: 3 },
  { act: "sum" },
  { act: "lengthen" },
  { act: "regrade" },
  { act: "correct", image: 0, keepPasses: false, ruling: { kind: "innocent" } },
  { act: "correct", image: 3, keepPasses: true, ruling: { kind: "out" } },
  { act: "merge" },
  { act: "move" },
  { act: "standing", change: 9, at: 1 },
];

export const eventfulHistories = [back, most];
