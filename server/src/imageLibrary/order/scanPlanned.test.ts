import type { BagRecipe } from "@vigil/xray/bag/bagRecipe";
import { afterAll, expect, test } from "vitest";
import { knownLooks } from "./knownLooks.ts";
import { scannerPool } from "./scannerPool.ts";
import { scanPlanned } from "./scanPlanned.ts";

const pool = scannerPool(1);
afterAll(() => pool.stop());

const bag: BagRecipe = { seed: 23, scanner: "T160", threat: null, containers: ["tray"] };
const open = { concealment: false, kinds: [] };

test(
  "a tomograph cuts the volume of the bag that is kept, not of those that were tried, and of one that is as difficult as wanted at once",
  { timeout: 240_000 },
  async () => {
    const asked: (number | undefined)[] = [];
    const volumes: boolean[] = [];
    const scanners: typeof pool = {
      ...pool,
      scan: async (recipe, wanted) => {
        asked.push(wanted);
        const made = await pool.scan(recipe, wanted);
        volumes.push(made.volume !== undefined);
        return made;
      },
    };
    // No tray is of the highest level.
    const nearest = await scanPlanned(scanners, { bag, difficulty: 5, open }, Infinity, knownLooks(), 2);
    expect({ asked, volumes, kept: nearest.bag.volume !== undefined }).toEqual({
      asked: [5, 5, undefined],
      volumes: [false, false, true],
      kept: true,
    });

    [asked.length, volumes.length] = [0, 0];
    const { difficulty } = nearest.bag;
    const fitting = await scanPlanned(scanners, { bag: nearest.used, difficulty, open }, Infinity, knownLooks(), 2);
    expect({ asked, volumes }).toEqual({ asked: [difficulty], volumes: [true] });
    expect(Buffer.from(fitting.bag.volume!.file).equals(Buffer.from(nearest.bag.volume!.file))).toBe(true);
  },
);
