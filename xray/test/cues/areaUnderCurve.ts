/** How often a positive has the higher score than a negative (ties count half), and its standard error (Hanley and McNeil 1982). */
export function areaUnderCurve(positives: readonly number[], negatives: readonly number[]): { area: number; error: number } {
  const [m, n] = [positives.length, negatives.length];
  if (m === 0 || n === 0) return { area: 0.5, error: 0.5 };
  let wins = 0;
  for (const yes of positives) for (const no of negatives) wins += yes > no ? 1 : yes === no ? 0.5 : 0;
  const area = wins / (m * n);
  const [first, second] = [area / (2 - area), (2 * area * area) / (1 + area)];
  const variance = (area * (1 - area) + (m - 1) * (first - area * area) + (n - 1) * (second - area * area)) / (m * n);
  return { area, error: Math.sqrt(Math.max(variance, 1 / (12 * m * n))) };
}
