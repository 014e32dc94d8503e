import { expect, test } from "vitest";
import { type ScannerName, scanners } from "../geometry/scanners.ts";
import type { CalibrationFigures } from "./calibrationFigures.ts";
import { scanCalibration } from "./scanCalibration.ts";

/** What each scanner has to show at least: the thinnest wire, the thickest steel, the narrowest bars, the thinnest plastic, plates in their colour. */
const wanted: Record<ScannerName, CalibrationFigures> = {
  S160: { wire: 0.13, penetration: 32, resolution: 1, thinOrganic: 0.5, materials: 6 },
  S160single: { wire: 0.13, penetration: 32, resolution: 1, thinOrganic: 0.5, materials: 6 },
  H180: { wire: 0.51, penetration: 40, resolution: 1.5, thinOrganic: 1, materials: 6 },
  S120: { wire: 0.13, penetration: 16, resolution: 1, thinOrganic: 0.5, materials: 6 },
  S220: { wire: 0.2, penetration: 40, resolution: 1.5, thinOrganic: 0.5, materials: 6 },
  B140: { wire: 0.13, penetration: 24, resolution: 1, thinOrganic: 0.5, materials: 6 },
  T160: { wire: 0.13, penetration: 32, resolution: 1, thinOrganic: 0.5, materials: 6 },
  G662: { wire: 0.96, penetration: 120, resolution: 4.5, thinOrganic: 1.5, materials: null },
};

const scanned = new Map<ScannerName, ReturnType<typeof scanCalibration>>();
const calibrationOf = (name: ScannerName) => scanned.get(name) ?? scanned.set(name, scanCalibration(name)).get(name)!;

test.each(Object.entries(wanted))("scanner %s shows of the calibration object what it must", { timeout: 30_000 }, async (name, least) => {
  const { views, figures } = await calibrationOf(name as ScannerName);
  expect(views).toHaveLength(scanners[name as ScannerName].views.length);
  expect(figures.wire ?? Infinity).toBeLessThanOrEqual(least.wire ?? 0);
  expect(figures.penetration ?? 0).toBeGreaterThanOrEqual(least.penetration ?? Infinity);
  expect(figures.resolution ?? Infinity).toBeLessThanOrEqual(least.resolution ?? 0);
  expect(figures.thinOrganic ?? Infinity).toBeLessThanOrEqual(least.thinOrganic ?? 0);
  expect(figures.materials).toBe(least.materials);
});

test("a hard beam shows lead behind more steel than the usual one, a soft one behind less", { timeout: 30_000 }, async () => {
  const behind = async (name: ScannerName): Promise<number> => (await calibrationOf(name)).figures.penetration ?? 0;
  const [soft, usual, hard] = [await behind("S120"), await behind("S160"), await behind("S220")];
  expect(soft).toBeLessThan(usual);
  expect(usual).toBeLessThan(hard);
});
