const least = 28;

/** How wide columns are that would like to be so wide: what is narrow keeps its width, what is wide is cut alike until all fit. */
export function columnWidths(wanted: readonly number[], available: number): number[] {
  const natural = wanted.map((width) => Math.max(least, width));
  const sum = (cap: number) => natural.reduce((total, width) => total + Math.min(width, cap), 0);
  const widest = Math.max(...natural);
  if (sum(widest) <= available) return natural.map((width) => (width * available) / sum(widest));
  let [low, high] = [0, widest];
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    if (sum(middle) > available) high = middle;
    else low = middle;
  }
  return natural.map((width) => Math.min(width, low));
}
