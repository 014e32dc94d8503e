import { pointsOf, type Mark } from "./markAnswer.ts";

interface Marked extends Mark {
  objective: number | null;
}

/** Percent with at most two decimals, over the questions that count; where each was taken out there is nothing left to fail. */
export function examScore(marks: readonly Mark[]): number {
  const counted = marks.filter(({ credit }) => credit !== "out");
  if (counted.length === 0) return marks.length === 0 ? 0 : 100;
  return Math.round(counted.reduce((sum, mark) => sum + pointsOf(mark), 0) / counted.length) / 100;
}

/** Objectives with a question that was not answered wholly right, in the order of the course. */
export const missedObjectives = (marked: readonly Marked[], order: readonly number[]): number[] => {
  const missed = new Set(
    marked.flatMap(({ credit, objective }) => (credit === "full" || credit === "out" || objective === null ? [] : objective)),
  );
  return order.filter((objective) => missed.has(objective));
};

/** With at most two decimals; null of nothing. */
export const meanScore = (scores: readonly number[]): number | null =>
  scores.length === 0 ? null : Math.round((100 * scores.reduce((sum, score) => sum + score, 0)) / scores.length) / 100;
