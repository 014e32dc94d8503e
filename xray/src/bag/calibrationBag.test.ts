import { beforeAll, expect, test } from "vitest";
import { materialLutFor } from "../display/materialLut.ts";
import { decodeView } from "../file/decodeView.ts";
import { AIR, type View } from "../file/view.ts";
import { scannerS160 } from "../geometry/scannerS160.ts";
import { barWidths, calibrationBag, calibrationPose, discrimination, plasticSteps, steelSteps, wireDiameters } from "./calibrationBag.ts";
import { scannerModelOf } from "./scannerModel.ts";
import { scanPacked } from "./scanPacked.ts";

const model = scannerModelOf(scannerS160);
let view: View;

beforeAll(async () => {
  const [file] = (await scanPacked(model, calibrationBag(calibrationPose(scannerS160)), 1)).views;
  view = await decodeView(file ?? new Uint8Array());
});

/** The pixel that shows a point of the object, a little above its floor. */
const pixelOf = (x: number, y: number): { row: number; column: number } => {
  const [fan] = model.fans;
  if (fan === undefined) throw new Error("no fan");
  return { row: Math.round((fan.rowOf(x, 35) - 0.5) / fan.raysPerPixel), column: Math.round((y - fan.firstY) / fan.linePitch) };
};

/** Mean of −ln T over a square of pixels. */
const meanAt = (plane: Uint16Array, x: number, y: number, reach = 5): number => {
  const { row, column } = pixelOf(x, y);
  let sum = 0;
  for (let down = -reach; down <= reach; down++)
    for (let across = -reach; across <= reach; across++) sum += (plane[(row + down) * view.width + column + across] ?? 0) / AIR;
  return -Math.log(Math.max(sum / (2 * reach + 1) ** 2, 1e-6));
};

/** Mean over the rows that a thing across the belt fills, column by column. */
const profile = (x: number, fromY: number, toY: number, rows: number): number[] => {
  const from = pixelOf(x, fromY);
  const to = pixelOf(x, toY);
  return Array.from({ length: to.column - from.column + 1 }, (_, step) => {
    let sum = 0;
    for (let down = -rows; down <= rows; down++) sum += (view.high[(from.row + down) * view.width + from.column + step] ?? 0) / AIR;
    return sum / (2 * rows + 1);
  });
};

test("copper wires show down to a fifth of a millimetre", () => {
  const contrasts = wireDiameters.map((_, index) => {
    const line = profile(-150, -184 + 12 * index, -174 + 12 * index, 30);
    return Math.max(...line) - Math.min(...line);
  });
  contrasts.slice(0, 5).forEach((contrast, index) => expect(contrast, `${wireDiameters[index]} mm`).toBeGreaterThan(0.012));
  expect(contrasts.every((contrast, index) => index === 0 || contrast < (contrasts[index - 1] ?? 0))).toBe(true);
});

test("steps of steel darken one after the other, and 24 mm let something through", () => {
  const darkness = steelSteps.map((_, index) => meanAt(view.high, -30, -190 + 34 * index));
  // What is left of the veil is all that comes from behind more.
  darkness.slice(0, steelSteps.indexOf(38) + 1).forEach((value, index) => expect(value).toBeGreaterThan(darkness[index - 1] ?? 0));
  expect(darkness[steelSteps.indexOf(24)]).toBeLessThan(-Math.log(6e-4));
});

test("forty millimetres of steel are black in both energies, and speckled: nothing of the veil colours them", () => {
  const { row, column } = pixelOf(-30, -190 + 34 * steelSteps.indexOf(40));
  const values = Array.from(
    { length: 15 * 15 },
    (_, at) => view.high[(row - 7 + Math.floor(at / 15)) * view.width + column - 7 + (at % 15)]! / AIR,
  );
  const black = values.filter((value) => value < 6e-4).length / values.length;
  expect(black).toBeGreaterThan(0.6);
  expect(black).toBeLessThan(1);
  expect(new Set(values).size).toBeGreaterThan(3);
});

test("two millimetres of plastic differ from none", () => {
  const air = meanAt(view.high, 80, -190);
  expect(meanAt(view.high, 40, -190 + 34 * plasticSteps.indexOf(2)) - air).toBeGreaterThan(0.02);
  expect(meanAt(view.high, 40, -190 + 34 * plasticSteps.indexOf(80))).toBeGreaterThan(1.2);
});

test("bars of a millimetre and a half stand apart, to eight parts in ten of a millimetre per line", () => {
  barWidths.slice(0, 4).forEach((width, group) => {
    const start = -185 + 34 * group;
    const at = (y: number): number => profile(150, y, y, 12)[0] ?? 0;
    const gaps = [1, 3, 5].map((step) => at(start + step * width));
    const filled = [0, 2, 4, 6].map((step) => at(start + step * width));
    expect(Math.min(...gaps) - Math.max(...filled), `${width} mm`).toBeGreaterThan(0.03);
  });
});

test("plates of equal darkness are told apart by their effective number", () => {
  const { rows, columns, lnHigh, ratio, effectiveZ } = materialLutFor("S160");
  const numbers = discrimination.map((_, index) => {
    const high = meanAt(view.high, -100 + 46 * index, 160, 6);
    const low = meanAt(view.low, -100 + 46 * index, 160, 6);
    expect(high).toBeGreaterThan(0.55);
    expect(high).toBeLessThan(0.85);
    const row = Math.round(((high - lnHigh[0]) / (lnHigh[1] - lnHigh[0])) * (rows - 1));
    const column = Math.round(((low / high - ratio[0]) / (ratio[1] - ratio[0])) * (columns - 1));
    return effectiveZ[row * columns + column] ?? 0;
  });
  [5.4, 6.9, 12.3, 13, 26, 29].forEach((expected, index) =>
    expect(Math.abs((numbers[index] ?? 0) - expected), `${discrimination[index]?.[0]}`).toBeLessThan(1),
  );
});
