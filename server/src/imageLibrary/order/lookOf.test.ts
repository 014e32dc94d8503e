import { encodeView } from "@vigil/xray/file/encodeView";
import { packBag } from "@vigil/xray/bag/packBag";
import { scannerModelOf } from "@vigil/xray/bag/scannerModel";
import { scanPacked } from "@vigil/xray/bag/scanPacked";
import { scannerS160 } from "@vigil/xray/geometry/scannerS160";
import { expect, test } from "vitest";
import { knownLooks } from "./knownLooks.ts";
import { lookOf } from "./lookOf.ts";
import { nearestLooks } from "./nearestLooks.ts";

/** A dark disc on air. */
const viewOf = (centre: number, radius: number) => {
  const [width, height] = [170, 80];
  const plane = () =>
    Uint16Array.from({ length: width * height }, (_, at) =>
      Math.hypot((at % width) - centre, Math.floor(at / width) - 40) < radius ? 20_000 : 60_000,
    );
  return encodeView({ width, height, low: plane(), high: plane() });
};

test("bags that look alike have hashes that are near", async () => {
  const views = await Promise.all([viewOf(50, 30), viewOf(51, 30), viewOf(120, 20)]);
  const looks = await Promise.all(views.map(async (view, index) => ({ id: index + 1, look: await lookOf([view, view]) })));
  expect(looks.map(({ look }) => look.length)).toEqual([64, 64, 64]);
  expect(nearestLooks(looks)).toMatchObject({ ids: [1, 2], bits: 256 });
  expect(nearestLooks(looks)!.distance).toBeLessThan(nearestLooks(looks.slice(1))!.distance);
});

test("one bag alone is near to nothing, nor are bags with different numbers of views", () => {
  expect(nearestLooks([{ id: 1, look: "ff" }])).toBeUndefined();
  expect(
    nearestLooks([
      { id: 1, look: "ff" },
      { id: 2, look: "ffff" },
    ]),
  ).toBeUndefined();
  expect(
    nearestLooks([
      { id: 1, look: "f0f0f0f0f" },
      { id: 2, look: "f0f0f0f0c" },
    ]),
  ).toEqual({ ids: [1, 2], distance: 2, bits: 36 });
});

test("bags of different seeds do not look alike, a bag and itself do", { timeout: 120_000 }, async () => {
  const model = scannerModelOf({ ...scannerS160, detectorCount: 192, lineCount: 256, linePitch: 3.2 });
  const scan = async (seed: number) => lookOf((await scanPacked(model, await packBag({ seed, threat: null }), seed)).views);
  const looks = await Promise.all([1, 2, 3, 4].map(scan));
  looks.forEach((look, index) => {
    expect(knownLooks(looks.toSpliced(index, 1)).isAlike(look)).toBe(false);
    expect(knownLooks(looks).isAlike(look)).toBe(true);
  });
});
