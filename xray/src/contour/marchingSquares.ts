export type ContourPoint = readonly [x: number, y: number];

/**
 * The closed lines around the ones in a plane of zeros and ones whose border is zero, half a sample away from them. Inside lies on the
 * left of the line as the screen shows it (y down): outer lines go counter-clockwise, holes clockwise.
 */
export const marchingSquares = (plane: Uint8Array, columns: number, rows: number): ContourPoint[][] => {
  // The middle of a grid edge is named by the sample at its left or upper end and its direction.
  const top = (at: number): number => at * 2;
  const left = (at: number): number => at * 2 + 1;
  const next = new Map<number, number>();
  for (let y = 0; y < rows - 1; y++) {
    for (let x = 0; x < columns - 1; x++) {
      const at = y * columns + x;
      const pattern = plane[at]! | (plane[at + 1]! << 1) | (plane[at + columns + 1]! << 2) | (plane[at + columns]! << 3);
      if (pattern === 0 || pattern === 15) continue;
      const up = top(at);
      const down = top(at + columns);
      const before = left(at);
      const after = left(at + 1);
      switch (pattern) {
        case 1:
          next.set(before, up);
          break;
        case 2:
          next.set(up, after);
          break;
        case 3:
          next.set(before, after);
          break;
        case 4:
          next.set(after, down);
          break;
        case 5:
          next.set(before, up);
          next.set(after, down);
          break;
        case 6:
          next.set(up, down);
          break;
        case 7:
          next.set(before, down);
          break;
        case 8:
          next.set(down, before);
          break;
        case 9:
          next.set(down, up);
          break;
        case 10:
          next.set(up, after);
          next.set(down, before);
          break;
        case 11:
          next.set(down, after);
          break;
        case 12:
          next.set(after, before);
          break;
        case 13:
          next.set(after, up);
          break;
        default:
          next.set(up, before);
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
  for (const start of next.keys()) {
    const loop: ContourPoint[] = [];
    let at: number | undefined = start;
    while (at !== undefined && next.has(at)) {
      loop.push(pointOf(at));
      const following = next.get(at);
      next.delete(at);
      at = following;
    }
    loops.push(loop);
  }
  return loops;
};
