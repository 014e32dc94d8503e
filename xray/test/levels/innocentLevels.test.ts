import { expect, test } from "vitest";
import { scanBag } from "../../src/bag/scanBag.ts";
import { TRAY } from "../../src/container/boxes.ts";
import { INNOCENTS, levelSeed } from "./levelSeed.ts";

/** Some of those that `npm run bench -- levels` counts. */
const ROUNDS = 3;

test("innocent bags as they come are of all levels, none of which has half of them, and trays are easy", { timeout: 240_000 }, async () => {
  const levels = [0, 0, 0, 0, 0];
  const trays = new Set<boolean>();
  for (let round = 0; round < ROUNDS; round++)
    for (let at = 0; at < INNOCENTS.count; at++) {
      const { difficulty, bagType } = await scanBag({
        seed: levelSeed("cabin", round, INNOCENTS.from + at),
        scanner: "S160",
        threat: null,
      });
      levels[difficulty - 1]! += 1;
      if (bagType === TRAY) trays.add(difficulty <= 2);
    }
  expect({
    levels,
    empty: levels.filter((count) => count === 0),
    crowded: levels.filter((count) => count > (ROUNDS * INNOCENTS.count) / 2),
  }).toEqual({
    levels,
    empty: [],
    crowded: [],
  });
  expect([...trays]).toEqual([true]);
});
