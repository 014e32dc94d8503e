import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "../random.ts";
import { decodeVolume } from "./decodeVolume.ts";
import { encodeVolume } from "./encodeVolume.ts";
import type { Volume } from "./volume.ts";
import { attenuationOf } from "./volumeCode.ts";
import { VOLUME_VERSION, volumeChecksum } from "./volumeFile.ts";
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

test("metal of a file of the second version, whose codes ended at twenty times water, reads as it was written", async () => {
  const before = (code: number): number => (code <= 160 ? code / 80 : 2 * 10 ** ((code - 160) / 95));
  const volume = volumeOf([4, 5, 6], (index) => (index % 2 === 0 ? 136 + (index % 120) : 9));
  const file = await encodeVolume(volume);
  const header = new DataView(file.buffer);
  header.setUint32(4, 2, true);
  header.setUint32(8, volumeChecksum(file, 2), true);
  const read = await decodeVolume(file);
  for (let at = 0; at < volume.voxels.length; at += 2) {
    const written = before(volume.voxels[at]!);
    expect(Math.abs(attenuationOf(read.voxels[at]!) / written - 1)).toBeLessThan(0.025);
    expect(read.voxels[at + 1]).toBe(9);
  }
});

test("a file of the first version is read as it was written, one of a version to come is refused", async () => {
  const volume = volumeOf([8, 9, 10], (index) => index % 100);
  const file = await encodeVolume(volume);
  const header = new DataView(file.buffer);
  header.setUint32(4, 1, true);
  header.setUint32(8, volumeChecksum(file, 1), true);
  expect(await decodeVolume(file)).toEqual(volume);
  header.setUint32(4, VOLUME_VERSION + 1, true);
  await expect(decodeVolume(file)).rejects.toThrow("This is not an intact volume: version 5 is unknown");
});

/** Noise of even matter of one density: how strong against water, and what neighbours upwards share, in the middle and at the rim. */
const noiseIn = (code: number) => {
  const size = [128, 20, 96] as const;
  const make = () => withNoise(volumeOf(size, (index) => (index % 2 === 0 ? code : 24)));
  const volume = make();
  expect(make()).toEqual(volume);
  const [across, along, up] = size;
  const part = (from: number, to: number) => {
    const pairs: [number, number][] = [];
    for (let y = 0; y < along; y++)
      for (let x = from; x < to; x++)
        for (let z = 0; z < up - 1; z++) {
          const index = 2 * ((y * across + x) * up + z);
          pairs.push([volume.voxels[index]!, volume.voxels[index + 2]!]);
        }
    const mean = (of: (pair: [number, number]) => number) => pairs.reduce((sum, pair) => sum + of(pair), 0) / pairs.length;
    const middle = mean(([one]) => one);
    const variance = mean(([one]) => (one - middle) ** 2);
    return { middle, spread: Math.sqrt(variance), lag: mean(([one, next]) => (one - middle) * (next - middle)) / variance };
  };
  return { inside: part(54, 74), rim: part(0, 10), empty: volume.voxels.filter((value, index) => index % 2 === 0 && value === 0) };
};

test("the machine's noise is the same each time, 3 to 4 per cent of water, shared by neighbours and coarser near the rim", () => {
  const { inside, rim } = noiseIn(80);
  expect(Math.abs(inside.middle - 80)).toBeLessThan(0.2);
  for (const { spread } of [inside, rim]) {
    expect(spread / 80).toBeGreaterThan(0.03);
    expect(spread / 80).toBeLessThan(0.04);
  }
  expect(inside.lag).toBeGreaterThan(0.4);
  expect(inside.lag).toBeLessThan(0.5);
  expect(rim.lag).toBeGreaterThan(inside.lag + 0.08);
});

test("air is not empty, and no thicker than what the body's threshold hides", () => {
  const { inside, empty } = noiseIn(0);
  expect(empty.length / (128 * 20 * 96)).toBeLessThan(0.35);
  expect(inside.middle / 80).toBeLessThan(0.03);
});
