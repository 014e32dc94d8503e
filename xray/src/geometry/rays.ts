/** One fan of rays in a plane across the belt, told so that edges of meshes are cut by additions: by slopes against the middle ray. */
export interface Rays {
  rows: number;
  /** Unit direction of each row's ray. */
  directionX: Float64Array;
  directionZ: Float64Array;
  /** By how many columns each row is measured later than the line it belongs to. */
  shift: Float64Array;
  /** Unit direction of the middle ray: depth is measured along it. Across it, at a right angle, slopes rise with the rows. */
  axisX: number;
  axisZ: number;
  acrossX: number;
  acrossZ: number;
  /** −1 where that angle turns the other way. */
  turn: number;
  slope: Float64Array;
  /** Millimetres along the ray per millimetre of depth. */
  perDepth: Float64Array;
  /** The first row whose slope is not below this one; as many as there are rows when all are. */
  firstRow: (slope: number) => number;
  /** Where each row's part of the plane begins and ends, halfway to its neighbours: one more than there are rows. */
  edges: Float64Array;
  /** The row in whose part a slope lies: −1 before the first, as many as there are rows behind the last. */
  partAt: (slope: number) => number;
}

const BINS = 2048;

/** `directions` are told row by row, as x and z. */
export const raysOf = (directions: readonly (readonly [number, number])[], shift: Float64Array): Rays => {
  const rows = directions.length;
  const [axisX, axisZ] = directions[rows >> 1]!;
  const [lastX, lastZ] = directions[rows - 1]!;
  const turn = axisZ * lastX - axisX * lastZ < 0 ? -1 : 1;
  const [acrossX, acrossZ] = [turn * axisZ, -turn * axisX];
  const perDepth = Float64Array.from(directions, ([x, z]) => 1 / (x * axisX + z * axisZ));
  const slope = Float64Array.from(directions, ([x, z], row) => (x * acrossX + z * acrossZ) * perDepth[row]!);
  const least = slope[0]!;
  const perBin = BINS / (slope[rows - 1]! - least || 1);
  // Where to begin to look.
  const starts = new Int32Array(BINS);
  for (let bin = 0, row = 0; bin < BINS; bin++) {
    while (row < rows - 1 && (slope[row + 1]! - least) * perBin < bin) row++;
    starts[bin] = row;
  }
  const firstRow = (wanted: number): number => {
    if (!(wanted > least)) return 0;
    const bin = (wanted - least) * perBin;
    let row = bin < BINS ? starts[bin | 0]! : starts[BINS - 1]!;
    while (row > 0 && slope[row - 1]! >= wanted) row--;
    while (row < rows && slope[row]! < wanted) row++;
    return row;
  };
  const edges = Float64Array.from({ length: rows + 1 }, (_, row) => {
    const [before, after] = row === 0 ? [0, 1] : row === rows ? [rows - 1, rows - 2] : [row - 1, row];
    // At both ends as far beyond the ray as the other edge lies before it.
    return row === 0 || row === rows ? 1.5 * slope[before]! - 0.5 * (slope[after] ?? 0) : 0.5 * (slope[before]! + slope[after]!);
  });
  return {
    rows,
    directionX: Float64Array.from(directions, ([x]) => x),
    directionZ: Float64Array.from(directions, ([, z]) => z),
    shift,
    axisX,
    axisZ,
    acrossX,
    acrossZ,
    turn,
    slope,
    perDepth,
    firstRow,
    edges,
    partAt: (wanted) => {
      if (wanted < edges[0]!) return -1;
      const row = firstRow(wanted);
      return row < rows ? (wanted < edges[row]! ? row - 1 : row) : wanted < edges[rows]! ? rows - 1 : rows;
    },
  };
};
