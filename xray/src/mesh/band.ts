import { cosine } from "../math/cosine.ts";
import { sine } from "../math/sine.ts";
import { cross, minus, plus, times, unit } from "../math/vector.ts";
import type { Matrix, Vector } from "../solid.ts";
import { loft } from "./loft.ts";
import type { Mesh, Point } from "./mesh.ts";

/** How a band lies at a point of its way, turned so far about it from lying flat: its width along x, its way along y. */
export const bandFrame = (way: readonly Vector[], index: number, roll: number): Matrix => {
  const here: Vector = way[index] ?? [0, 0, 0];
  const ahead = unit(minus(way[index + 1] ?? here, way[index - 1] ?? here));
  const flat = unit(cross(ahead, [0, 0, 1]));
  const up = cross(flat, ahead);
  const [c, s] = [cosine(roll), sine(roll)];
  const [aside, above] = [plus(times(flat, c), times(up, s)), minus(times(up, c), times(flat, s))];
  return [aside[0], ahead[0], above[0], aside[1], ahead[1], above[1], aside[2], ahead[2], above[2]];
};

/** How much of its thickness the rims of a band keep, and how wide they are as shares of half its width. */
const RIM = { thin: 0.55, wide: 0.12 };

/** A band of leather or cloth along a way, its rims thinner; `rolls` says at each point how far it is turned from lying flat. */
export const band = (way: readonly Vector[], [wide, thick]: Point, rolls: readonly number[]): Mesh => {
  const inner = wide * (1 - RIM.wide);
  const upper: Point[] = [
    [wide, thick * RIM.thin],
    [inner, thick],
    [-inner, thick],
    [-wide, thick * RIM.thin],
  ];
  const section = [...upper, ...upper.map(([x, y]): Point => [-x, -y])];
  return loft(
    way.map((point, index) => {
      const [a, , b, c, , d, e, , f] = bandFrame(way, index, rolls[index] ?? 0);
      return section.map(([x, y]): Vector => [point[0] + a * x + b * y, point[1] + c * x + d * y, point[2] + e * x + f * y]);
    }),
  );
};
