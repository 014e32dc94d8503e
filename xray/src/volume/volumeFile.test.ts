import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "../random.ts";
import { decodeVolume } from "./decodeVolume.ts";
import { encodeVolume } from "./encodeVolume.ts";
import type { Volume } from "./volume.ts";
import { attenuationOf } from "./volumeCode.ts";
import { VOLUME_HEADER_BYTES, VOLUME_VERSION, volumeChecksum } from "./volumeFile.ts";
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
        expect(await decodeVolume(encodeVolume(volume))).toEqual(volume);
      },
    ),
    { numRuns: 40 },
  );
});

test("a volume's file that is cut, changed or of another kind is refused with a sentence", async () => {
  const file = encodeVolume(volumeOf([8, 9, 10], (index) => (index * 7919) % 256));
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

/** A volume of densities from 136 to 255 and atomic numbers of 9, as the fourth version wrote it: two deflated planes. */
const BEFORE =
  "VkdMVgQAAACjE+8aBAAFAAYAAADNzMzMzMz8PwAAAAAAAPS/AAAAAAAAEkCamZmZmZm5PxgAAAAKAAAA62ACgSlgcgGYXAMmDRhAAD+5AwdJjF4A42QAAU4MktYAAA==";
const writtenBy = (version: number): Uint8Array<ArrayBuffer> => {
  const file = Uint8Array.from(Buffer.from(BEFORE, "base64"));
  const header = new DataView(file.buffer);
  header.setUint32(4, version, true);
  header.setUint32(8, volumeChecksum(file, version), true);
  return file;
};
const before = volumeOf([4, 5, 6], (index) => (index % 2 === 0 ? 136 + (index % 120) : 9));

test("files of the third and fourth version are read as they were written", async () => {
  expect(Buffer.from(writtenBy(4)).toString("base64")).toBe(BEFORE);
  for (const version of [3, 4]) expect(await decodeVolume(writtenBy(version))).toEqual(before);
});

test("metal of a file of the first two versions, whose codes ended at twenty times water, reads as it was written", async () => {
  const attenuationBefore = (code: number): number => (code <= 160 ? code / 80 : 2 * 10 ** ((code - 160) / 95));
  for (const version of [1, 2]) {
    const read = await decodeVolume(writtenBy(version));
    for (let at = 0; at < read.voxels.length; at += 2) {
      expect(Math.abs(attenuationOf(read.voxels[at]!) / attenuationBefore(before.voxels[at]!) - 1)).toBeLessThan(0.025);
      expect(read.voxels[at + 1]).toBe(9);
    }
  }
});

test("a file of a version to come, and one of before that was cut, is refused", async () => {
  await expect(decodeVolume(writtenBy(VOLUME_VERSION + 1))).rejects.toThrow("This is not an intact volume: version 6 is unknown");
  for (const version of [1, 4])
    await expect(decodeVolume(writtenBy(version).slice(0, -1))).rejects.toThrow("This is not an intact volume: ");
});

test("a file whose checksum fits and whose data is none is refused, whatever stands there, and never reads on without end", async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 0, maxLength: 400 }), fc.integer({ min: 0, max: 300 }), async (data, least) => {
      const file = new Uint8Array(VOLUME_HEADER_BYTES + data.length);
      file.set(encodeVolume(volumeOf([8, 9, 10], () => 0)).subarray(0, VOLUME_HEADER_BYTES));
      file.set(data, VOLUME_HEADER_BYTES);
      const header = new DataView(file.buffer);
      header.setUint32(52, data.length, true);
      header.setUint32(56, least, true);
      header.setUint32(8, volumeChecksum(file, VOLUME_VERSION), true);
      await expect(decodeVolume(file)).rejects.toThrow("This is not an intact volume: ");
    }),
    { numRuns: 60 },
  );
});

test("what is smooth takes little room: a slope a hundredth of its voxels, and nothing next to nothing", () => {
  const slope = encodeVolume(volumeOf([40, 70, 40], (index) => (index % 2 === 0 ? 60 + Math.floor((index / 80) % 40) : 22)));
  expect(slope.length).toBeLessThan(40 * 70 * 40 * 2 * 0.02);
  expect(encodeVolume(volumeOf([40, 70, 40], () => 0)).length).toBeLessThan(800);
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
