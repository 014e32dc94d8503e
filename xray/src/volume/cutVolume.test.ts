import { expect, test } from "vitest";
import type { PackedBag } from "../bag/packBag.ts";
import { checksum } from "../file/viewCode.ts";
import { rotation, upright } from "../math/rotation.ts";
import { spectrumS160 } from "../physics/spectrumS160.ts";
import type { Article, Shape, Solid } from "../solid.ts";
import { cutVolume } from "./cutVolume.ts";
import { decodeVolume } from "./decodeVolume.ts";
import type { ThreatVoxels } from "./threatVoxels.ts";
import { attenuationOf } from "./volumeCode.ts";

const solid = (shape: Shape, material: Solid["material"] = "steel/iron"): Solid => ({
  shape,
  placement: { rotation: upright, position: [0, 0, 0] },
  material,
});
const article = (solids: Solid[], category: Article["category"] = "knives"): Article => ({
  kind: "test",
  name: "Thing",
  family: "test",
  category,
  description: "",
  manifestLine: "",
  solids,
  bounds: { min: [-60, -60, -60], max: [60, 60, 60] },
  massGrams: 1,
});
const bagWith = (threat: Article | null): PackedBag => ({
  bagType: "test",
  profile: "test",
  container: [
    { ...solid({ kind: "box", size: [150, 200, 60] }, "polyethylene"), placement: { rotation: upright, position: [0, 0, 60] } },
    {
      ...solid({ kind: "box", size: [147, 197, 57] }, "vacuum"),
      placement: { rotation: upright, position: [0, 0, 60] },
      inside: { material: "polyethylene" },
    },
  ],
  articles: threat === null ? [] : [{ article: threat, placement: { rotation: rotation(0.3, 0.2, 0.7), position: [20, -35, 55] } }],
  threat: threat === null ? null : 0,
});
const voxelsOf = ({ runs }: ThreatVoxels): number => runs.reduce((sum, run, index) => (index % 2 === 1 ? sum + run : sum), 0);
const block: Shape = { kind: "box", size: [30, 40, 15] };

test("a threat's voxels are as much as it is, lie within its volume, and are where the volume is dense", async () => {
  const { file, bodies } = cutVolume(bagWith(article([solid(block)])), spectrumS160);
  const volume = await decodeVolume(file);
  const [body] = bodies;
  expect(bodies).toHaveLength(1);
  expect(body).toMatchObject({ name: "Thing", category: "knives", voxel: volume.voxel });
  expect((voxelsOf(body!) * body!.voxel ** 3) / (60 * 80 * 30)).toBeGreaterThan(0.97);
  expect((voxelsOf(body!) * body!.voxel ** 3) / (60 * 80 * 30)).toBeLessThan(1.2);
  body!.from.forEach((place, axis) => expect(place + body!.size[axis]!).toBeLessThanOrEqual(volume.size[axis]!));
  const [across, , up] = body!.size;
  let at = 0;
  let dense = 0;
  for (let index = 0; index < body!.runs.length; index += 2) {
    at += body!.runs[index]!;
    for (let left = body!.runs[index + 1]!; left > 0; left--, at++) {
      const x = body!.from[0] + (Math.floor(at / up) % across);
      const y = body!.from[1] + Math.floor(at / (up * across));
      const z = body!.from[2] + (at % up);
      if (attenuationOf(volume.voxels[2 * ((y * volume.size[0] + x) * volume.size[2] + z)]!) > 2) dense++;
    }
  }
  expect(dense / voxelsOf(body!)).toBeGreaterThan(0.95);
});

test("a wire thinner than a voxel is no less there, and an innocent bag has a volume without a body", async () => {
  const wire = cutVolume(bagWith(article([solid({ kind: "cylinder", size: [0.2, 0.2, 50] })])), spectrumS160);
  expect(voxelsOf(wire.bodies[0]!)).toBeGreaterThan(40);
  const innocent = cutVolume(bagWith(null), spectrumS160);
  expect(innocent.bodies).toEqual([]);
  expect((await decodeVolume(innocent.file)).size).toEqual((await decodeVolume(wire.file)).size);
});

test("a volume, its file and the truth of a bag are the same bytes on every machine", async () => {
  const { file, bodies } = cutVolume(
    bagWith(article([solid(block), solid({ kind: "ellipsoid", size: [20, 20, 50] }, "water")])),
    spectrumS160,
  );
  const { voxels } = await decodeVolume(file);
  expect([checksum(voxels), checksum(file), checksum(new TextEncoder().encode(JSON.stringify(bodies)))]).toEqual([
    1077577917, 4260537172, 3071828784,
  ]);
});
