import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "../random.ts";
import { decodeVolume } from "./decodeVolume.ts";
import { encodeVolume } from "./encodeVolume.ts";
import type { Volume } from "./volume.ts";
import { withNoise } from "./withNoise.ts";

const volumeOf = (size: readonly [number, number, number], value: (index: number) => number): Volume => ({
  size,
  voxel: 1.8,
  origin: [-1.25, 4.5, 0.1],
  voxels: Uint8Array.from({ length: 2 * size[0] * size[1] * size[2] }, (_, index) => value(index)),
});

test("a volume comes back as it was, whatever it holds", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 11 })),
      fc.integer(),
      async (size, seed) => {
        const random = seededRandom(seed);
        const volume = volumeOf(size, () => random.whole(0, 255));
        expect(await decodeVolume(await encodeVolume(volume))).toEqual(volume);
      },
    ),
    { numRuns: 40 },
  );
});

test("a volume's file that is cut, changed or of another kind is refused with a sentence", async () => {
  const file = await encodeVolume(volumeOf([8, 9, 10], (index) => (index * 7919) % 256));
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: file.length - 1 }), fc.integer({ min: 1, max: 255 }), async (at, flip) => {
      const changed = file.slice();
      changed[at] = changed[at]! ^ flip;
      await expect(decodeVolume(changed)).rejects.toThrow("This is not an intact volume: ");
      await expect(decodeVolume(file.slice(0, at))).rejects.toThrow("This is not an intact volume: ");
    }),
    { numRuns: 60 },
  );
});

test("the machine's noise is the same each time, leaves air empty and is a few hundredths of water", () => {
  const size = [20, 20, 40] as const;
  const make = (): Volume => volumeOf(size, (index) => (index % 80 < 8 ? 0 : index % 2 === 0 ? 80 : 24));
  const [noisy, again] = [withNoise(make()), withNoise(make())];
  expect(noisy).toEqual(again);
  const air = noisy.voxels.filter((_, index) => index % 80 < 8);
  const water = noisy.voxels.filter((_, index) => index % 80 >= 8 && index % 2 === 0);
  expect(air.every((value) => value === 0)).toBe(true);
  const mean = water.reduce((sum, value) => sum + value, 0) / water.length;
  const spread = Math.sqrt(water.reduce((sum, value) => sum + (value - mean) ** 2, 0) / water.length);
  expect(Math.abs(mean - 80)).toBeLessThan(0.2);
  expect(spread).toBeGreaterThan(1);
  expect(spread).toBeLessThan(2);
});
