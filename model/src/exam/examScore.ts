interface Marked {
  objective: number | null;
  correct: boolean;
}

/** Right is exactly what the key says: nothing missing, nothing besides. */
export const isRight = (key: readonly number[], value: readonly number[]): boolean => {
  const chosen = new Set(value);
  return chosen.size === key.length && key.every((id) => chosen.has(id));
};

/** Percent with at most two decimals. */
export const examScore = (marked: readonly Pick<Marked, "correct">[]): number =>
  marked.length === 0 ? 0 : Math.round((10_000 * marked.filter(({ correct }) => correct).length) / marked.length) / 100;

/** Objectives with a question that was not answered right, in the order of the course. */
export const missedObjectives = (marked: readonly Marked[], order: readonly number[]): number[] => {
  const missed = new Set(marked.flatMap(({ correct, objective }) => (correct || objective === null ? [] : objective)));
  return order.filter((objective) => missed.has(objective));
};

/** With at most two decimals; null of nothing. */
export const meanScore = (scores: readonly number[]): number | null =>
  scores.length === 0 ? null : Math.round((100 * scores.reduce((sum, score) => sum + score, 0)) / scores.length) / 100;
