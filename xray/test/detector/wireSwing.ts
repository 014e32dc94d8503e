import { fanOf } from "../../src/geometry/fan.ts";
import type { Scanner } from "../../src/geometry/scanner.ts";
import { rotation } from "../../src/math/rotation.ts";
import type { Solid } from "../../src/solid.ts";
import { missing } from "./sharpness.ts";

const LENGTH = 160;
const HEIGHT = 40;

/** A copper wire that lies askew by so many degrees to the belt. */
const wire = (diameter: number, degrees: number): Solid => ({
  shape: { kind: "cylinder", size: [diameter / 2, diameter / 2, LENGTH / 2] },
  placement: { rotation: multiplied(degrees), position: [3.1, 2.3, HEIGHT] },
  material: "copper",
});

/** The cylinder's axis laid along the belt, then turned about the upright. */
const multiplied = (degrees: number): Solid["placement"]["rotation"] => {
  const [a, b, c, d, e, f, g, h, i] = rotation(0, 0, (degrees / 180) * Math.PI);
  // Its own z becomes y, its own y becomes −z.
  return [a, -c, b, d, -f, e, g, -i, h];
};

/** By what share the darkness of a wire, summed over its width, differs most from its mean, bin by bin along it. */
export const wireSwing = (scanner: Scanner, diameter: number, degrees: number): number => {
  const [geometry] = scanner.views;
  if (geometry === undefined) throw new Error(`Scanner ${scanner.name} has no view.`);
  const fan = fanOf(scanner, geometry);
  const { width, height, share } = missing(scanner, [wire(diameter, degrees)]);
  const angle = (degrees / 180) * Math.PI;
  // The wire's own direction in x and y is that of its axis.
  const [alongX, alongY] = [-Math.sin(angle), Math.cos(angle)];
  const bin = 4 * fan.linePitch;
  const count = Math.floor((LENGTH - 30) / bin);
  const sums = new Float64Array(count);
  const { directionX, directionZ } = fan.pixelRays;
  const xOf = (row: number): number => fan.sourceX + ((HEIGHT - fan.sourceZ) / directionZ[row]!) * directionX[row]!;
  for (let row = 1; row < height - 1; row++) {
    const x = xOf(row) - 3.1;
    const tall = Math.abs(xOf(row + 1) - xOf(row - 1)) / 2;
    // The wire is longer for rays that are oblique to it, by as much as its foot is wider.
    for (let column = 0; column < width; column++) {
      const dark = share[row * width + column]!;
      if (dark === 0) continue;
      const place = (x * alongX + (fan.firstY + column * fan.linePitch - 2.3) * alongY) / bin + count / 2 - 0.5;
      const low = Math.floor(place);
      const part = place - low;
      if (low >= 0 && low < count) sums[low]! += dark * tall * (1 - part);
      if (low + 1 >= 0 && low + 1 < count) sums[low + 1]! += dark * tall * part;
    }
  }
  const inner = sums.subarray(1, count - 1);
  const mean = inner.reduce((sum, value) => sum + value, 0) / inner.length;
  return Math.max(...inner.map((value) => Math.abs(value / mean - 1)));
};
