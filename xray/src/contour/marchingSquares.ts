export type ContourPoint = readonly [x: number, y: number];

/** What follows each edge's middle; zero between calls. */
let room = new Int32Array(0);

/**
 * The closed lines around the ones in a plane of zeros and ones whose border is zero, half a sample away from them. Inside lies on the
 * left of the line as the screen shows it (y down): outer lines go counter-clockwise, holes clockwise.
 */
export const marchingSquares = (plane: Uint8Array, columns: number, rows: number): ContourPoint[][] => {
  // The middle of a grid edge is named by the sample at its left or upper end and its direction.
  const top = (at: number): number => at * 2;
  const left = (at: number): number => at * 2 + 1;
  if (room.length < 2 * columns * rows) room = new Int32Array(2 * columns * rows);
  const next = room;
  const starts: number[] = [];
  // Zero says that nothing follows.
  const link = (from: number, to: number): void => {
    next[from] = to + 1;
    starts.push(from);
  };
  for (let y = 0; y < rows - 1; y++) {
    // The samples at the right of the square become those at its left.
    let sides = plane[y * columns]! | (plane[(y + 1) * columns]! << 3);
    for (let x = 0; x < columns - 1; x++) {
      const at = y * columns + x;
      const right = plane[at + 1]! | (plane[at + columns + 1]! << 3);
      const pattern = sides | ((right & 1) << 1) | ((right & 8) >> 1);
      sides = right;
      if (pattern === 0 || pattern === 15) continue;
      const up = top(at);
      const down = top(at + columns);
      const before = left(at);
      const after = left(at + 1);
      switch (pattern) {
        case 1:
          link(before, up);
          break;
        case 2:
          link(up, after);
          break;
        case 3:
          link(before, after);
          break;
        case 4:
          link(after, down);
          break;
        case 5:
          link(before, up);
          link(after, down);
          break;
        case 6:
          link(up, down);
          break;
        case 7:
          link(before, down);
          break;
        case 8:
          link(down, before);
          break;
        case 9:
          link(down, up);
          break;
        case 10:
          link(up, after);
          link(down, before);
          break;
        case 11:
          link(down, after);
          break;
        case 12:
          link(after, before);
          break;
        case 13:
          link(after, up);
          break;
        default:
          link(up, before);
      }
    }
  }
  const pointOf = (name: number): ContourPoint => {
    const at = name >> 1;
    const x = at % columns;
    const y = (at - x) / columns;
    return (name & 1) === 0 ? [x + 0.5, y] : [x, y + 0.5];
  };
  const loops: ContourPoint[][] = [];
  for (const start of starts) {
    const loop: ContourPoint[] = [];
    for (let at = start; next[at] !== 0;) {
      loop.push(pointOf(at));
      const following = next[at]! - 1;
      next[at] = 0;
      at = following;
    }
    if (loop.length > 0) loops.push(loop);
  }
  return loops;
};
