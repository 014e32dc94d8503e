import type { Box } from "./zoom.ts";

/** What is framed on a picture and named beside it: its frame in pixels of the screen, and its name, at length and as short as it may get. */
export interface Framed extends Box {
  readonly names: readonly [long: string, short: string];
}

/** Where a name stands: what of it is said, and the beginning of its base line. */
export interface PlacedName {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** Of a line of letters with their rim, and from its upper side to its base. */
const [LINE, BASE] = [17, 13];
const GAP = 2;
/** Lines that a name may be moved away from its frame where others stand beside it. */
const FARTHEST = 2;

/** Where how many names were left out stands, and the beginning of its base line. */
export const leftOutAt = ({ height }: Pick<Box, "height">): Box & { at: Pick<Box, "x" | "y"> } => ({
  x: 0,
  y: height - LINE - 6,
  width: 36,
  height: LINE + 6,
  at: { x: 8, y: height - 8 },
});

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;

/**
 * Places the names of frames so that none covers another or what is `taken`, and all of each is seen: above its frame, else within or below it,
 * else a line further away, else its short name; null where there is no room for that either.
 */
export function placeNames(
  framed: readonly Framed[],
  room: Pick<Box, "width" | "height">,
  widthOf: (text: string) => number,
  taken: readonly Box[] = [],
): (PlacedName | null)[] {
  const full = [...taken];
  return framed.map(({ names, ...frame }) => {
    for (const text of names) {
      const width = widthOf(text) + 2 * GAP;
      const free = placesBeside(frame, width)
        .map(({ x, y }) => ({ x: Math.max(0, Math.min(room.width - width, x)), y, width, height: LINE }))
        .find((box) => box.y >= 0 && box.y + LINE <= room.height && !full.some((other) => overlap(box, other)));
      if (free === undefined) continue;
      full.push(free);
      return { text, x: free.x + GAP, y: free.y + BASE };
    }
    return null;
  });
}

function placesBeside({ x, y, width, height }: Box, own: number): Pick<Box, "x" | "y">[] {
  const starts = [x, x + width - own, x + (width - own) / 2];
  const rows = [y - LINE, y + GAP, y + height, y + height - LINE - GAP];
  for (let line = 1; line <= FARTHEST; line++) rows.push(y - (line + 1) * LINE, y + GAP + line * LINE, y + height + line * LINE);
  return rows.flatMap((row) => starts.map((start) => ({ x: start, y: row })));
}
