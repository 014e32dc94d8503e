import { expect, test } from "vitest";
import { fanOf } from "./fan.ts";
import { fanAt } from "./fanAt.ts";
import { scanners } from "./scanners.ts";
import { scannerS160 } from "./scannerS160.ts";

test("a bag of 550 × 400 × 250 mm lies inside both fans, either way round", () => {
  for (const geometry of scannerS160.views) {
    const fan = fanOf(scannerS160, geometry);
    for (const x of [-275, 275])
      for (const z of [0, 250]) {
        const row = fan.rowOf(x, z);
        expect(row, `${geometry.name} ${x} ${z}`).toBeGreaterThan(0);
        expect(row, `${geometry.name} ${x} ${z}`).toBeLessThan(fan.rows - 1);
      }
    expect(fan.firstY).toBeLessThan(-275);
    expect(fan.firstY + (fan.columns - 1) * fan.linePitch).toBeGreaterThan(275);
    expect(fan.firstY + (fan.columns - 1) * fan.linePitch).toBeCloseTo(-fan.firstY, 9);
  }
});

test("from below the left of the tunnel is on top of the picture, from the side what is higher", () => {
  const [below, side] = scannerS160.views.map((geometry) => fanOf(scannerS160, geometry));
  expect(below?.rowOf(-100, 100)).toBeLessThan(below?.rowOf(100, 100) ?? 0);
  expect(side?.rowOf(0, 300)).toBeLessThan(side?.rowOf(0, 50) ?? 0);
});

test("a point on a ray belongs to the ray's row, on straight and on bent lines of detectors", () => {
  const bent = {
    name: "bent",
    source: [0, -500],
    detectors: [
      [-380, 60],
      [-380, 470],
      [380, 470],
      [380, 60],
    ],
    flipped: true,
  } as const;
  for (const geometry of [...scannerS160.views, bent]) {
    const fan = fanOf(scannerS160, geometry);
    for (let row = 0; row < fan.rows; row += 11)
      for (const distance of [450, 700, 1000]) {
        const x = fan.sourceX + distance * (fan.directionX[row] ?? 0);
        const z = fan.sourceZ + distance * (fan.directionZ[row] ?? 0);
        expect(fan.rowOf(x, z)).toBeCloseTo(row, 6);
      }
  }
});

test("the rays of a pixel lie evenly before and behind the middle of its line", () => {
  const [geometry] = scannerS160.views;
  if (geometry === undefined) throw new Error("no view");
  const fan = fanOf(scannerS160, geometry);
  expect([...fan.shiftY.subarray(0, 4)].map((shift) => Math.round(shift * 1000) / 1000)).toEqual([-0.2, 0.2, -0.2, 0.2]);
});

test("the largest bag of a tunnel lies inside every fan of every scanner", () => {
  for (const scanner of Object.values(scanners)) {
    const [halfX, height] = scanner.tunnelWidth > 900 ? [300, 400] : [275, 250];
    for (const geometry of scanner.views) {
      const fan = fanOf(scanner, geometry);
      for (const x of [-halfX, halfX])
        for (const z of [0, height]) {
          expect(fan.rowOf(x, z), `${scanner.name} ${geometry.name}`).toBeGreaterThan(0);
          expect(fan.rowOf(x, z), `${scanner.name} ${geometry.name}`).toBeLessThan(fan.rows - 1);
        }
    }
  }
});

test("from the left and from above what is higher is on top of the picture, whatever the angle", () => {
  for (const degrees of [20, 45, 90, 120, 160]) {
    const fan = fanOf(scannerS160, fanAt({ name: "", picture: "dual", degrees, middle: 150, toSource: 900, toDetectors: 500, half: 500 }));
    expect(fan.rowOf(0, 200), `${degrees}°`).toBeLessThan(fan.rowOf(0, 100));
  }
});
