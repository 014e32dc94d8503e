import { expect, test } from "vitest";
import { scannerS160 } from "../geometry/scannerS160.ts";
import { drillTruth } from "./drillTruth.ts";
import { scanDrill } from "./scanDrill.ts";
import type { Wear } from "./wornScanner.ts";

const scans = new Map<string, ReturnType<typeof scanDrill>>();
/** Of each machine and noise one scan for all that is looked at here. */
const scanOf = (wear: Wear | null, seed = 11): ReturnType<typeof scanDrill> => {
  const key = JSON.stringify([wear, seed]);
  const scan = scans.get(key) ?? scanDrill(scannerS160, wear, seed);
  scans.set(key, scan);
  return scan;
};
const truthOf = async (wear: Wear) => drillTruth((await scanOf(wear)).signs);

test("a machine that is well shows each line by more than is needed of it, whatever its noise", { timeout: 60_000 }, async () => {
  for (const seed of [1, 2, 3, 4, 5, 11]) {
    const { wires, aluminium, steel, bars, plates, streaks, fringes } = drillTruth((await scanOf(null, seed)).signs);
    expect([wires, aluminium, steel, bars, plates].map(({ least }) => least).map((least, line) => least >= [5, 5, 5, 4, 6][line]!)).toEqual(
      Array.from({ length: 5 }, () => true),
    );
    expect([streaks.most, fringes.most]).toEqual([0, 0]);
  }
});

test("each part that is worn takes from the picture what hangs on it", { timeout: 60_000 }, async () => {
  const grainy = await truthOf({ part: "source", degree: 3 });
  expect(grainy.wires.most).toBeLessThan(5);
  expect(grainy.steel.most).toBeLessThan(5);
  const soft = await truthOf({ part: "tubeVoltage", degree: 3 });
  expect(soft.steel.most).toBeLessThan(5);
  expect(soft.plates.most).toBeLessThan(6);
  expect((await truthOf({ part: "deadDetectors", degree: 1 })).streaks.least).toBe(1);
  expect((await truthOf({ part: "driftedDetectors", degree: 3 })).streaks.least).toBe(1);
  expect((await truthOf({ part: "layers", degree: 3 })).fringes.least).toBe(1);
  expect((await truthOf({ part: "blur", degree: 3 })).bars.most).toBeLessThan(4);
  expect((await truthOf({ part: "separation", degree: 3 })).plates.most).toBeLessThan(6);
});

test("a picture's file says nothing of the machine that made it", { timeout: 60_000 }, async () => {
  const head = async (wear: Wear | null) => {
    const { view } = await scanOf(wear);
    const at = new DataView(view.buffer, view.byteOffset);
    return [at.getUint32(0, true), at.getUint32(4, true), ...[16, 20, 32, 36].map((place) => at.getFloat32(place, true))];
  };
  expect(await head({ part: "source", degree: 3 })).toEqual(await head(null));
});
