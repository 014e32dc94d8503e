export type Corner = [number, number];

/** Shares of a picture to a ten-thousandth: finer than any finger, and short in a file. */
const rounded = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 10_000) / 10_000;
export const cornerAt = (x: number, y: number): Corner => [rounded(x), rounded(y)];

const squared = ([x1, y1]: Corner, [x2, y2]: Corner): number => (x1 - x2) ** 2 + (y1 - y2) ** 2;

/** How far a place is from the line between two corners, squared. */
function awayFrom(from: Corner, to: Corner, at: Corner): number {
  const length = squared(from, to);
  const along = length === 0 ? 0 : ((at[0] - from[0]) * (to[0] - from[0]) + (at[1] - from[1]) * (to[1] - from[1])) / length;
  const share = Math.min(1, Math.max(0, along));
  return squared(at, [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])]);
}

/** A further corner: behind the last while there are fewer than three, then in the side that lies nearest. Where it stands is told too. */
export function withCorner(corners: readonly Corner[], at: Corner): { corners: Corner[]; index: number } {
  if (corners.length < 3) return { corners: [...corners, at], index: corners.length };
  const away = corners.map((corner, index) => awayFrom(corner, corners[(index + 1) % corners.length] ?? corner, at));
  const index = away.indexOf(Math.min(...away)) + 1;
  return { corners: corners.toSpliced(index, 0, at), index };
}

export const movedCorner = (corners: readonly Corner[], index: number, to: Corner): Corner[] =>
  corners.map((corner, place) => (place === index ? to : corner));

/** The corners of the box between two places. */
export const boxBetween = ([x1, y1]: Corner, [x2, y2]: Corner): Corner[] => [
  [Math.min(x1, x2), Math.min(y1, y2)],
  [Math.max(x1, x2), Math.min(y1, y2)],
  [Math.max(x1, x2), Math.max(y1, y2)],
  [Math.min(x1, x2), Math.max(y1, y2)],
];

/** As many corners as an ellipse needs to look like one. */
const ovalCorners = 24;

/** The corners of the ellipse within the box between two places. */
export function ovalBetween([x1, y1]: Corner, [x2, y2]: Corner): Corner[] {
  return Array.from({ length: ovalCorners }, (_, index) => {
    const angle = (2 * Math.PI * index) / ovalCorners;
    return cornerAt((x1 + x2) / 2 + (Math.abs(x2 - x1) / 2) * Math.cos(angle), (y1 + y2) / 2 + (Math.abs(y2 - y1) / 2) * Math.sin(angle));
  });
}

/** The corner within reach of a place, in pixels of the screen; -1 where there is none. */
export function nearestCorner(
  corners: readonly Corner[],
  at: Corner,
  size: { width: number; height: number },
  reachPixels: number,
): number {
  const away = corners.map(([x, y]) => Math.hypot((x - at[0]) * size.width, (y - at[1]) * size.height));
  const least = Math.min(...away);
  return least <= reachPixels ? away.indexOf(least) : -1;
}

/** Whether a place lies inside. */
export const holds = (corners: readonly Corner[], [x, y]: Corner): boolean =>
  corners.filter(([x1, y1], index) => {
    const [x2, y2] = corners[(index + 1) % corners.length] ?? [x1, y1];
    return y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1);
  }).length %
    2 ===
  1;
