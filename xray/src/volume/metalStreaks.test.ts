import { expect, test } from "vitest";
import type { PackedBag } from "../bag/packBag.ts";
import { rotation, upright } from "../math/rotation.ts";
import { slab } from "../mesh/slab.ts";
import type { Solid, Vector } from "../solid.ts";
import type { Volume } from "./volume.ts";
import { attenuationOf } from "./volumeCode.ts";
import { voxelise } from "./voxelise.ts";

const bagOf = (container: Solid[]): PackedBag => ({ bagType: "test", profile: "test", container, articles: [], threat: null });
const at = ({ size, voxel, origin, voxels }: Volume, point: Vector): number => {
  const [x, y, z] = point.map((place, axis) => Math.floor((place - origin[axis]!) / voxel)) as [number, number, number];
  return attenuationOf(voxels[2 * ((y * size[0] + x) * size[2] + z)] ?? 0);
};
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const spread = (values: readonly number[]): number => Math.sqrt(mean(values.map((value) => (value - mean(values)) ** 2)));

const water: Solid = {
  shape: { kind: "box", size: [160, 90, 60] },
  placement: { rotation: upright, position: [0, 0, 65] },
  material: "water",
};
const steel: Solid = {
  shape: { kind: "box", size: [18, 60, 14] },
  placement: { rotation: rotation(0, 0.3, 0), position: [-90, 0, 65] },
  material: "steel/iron",
  inside: { material: "water" },
};
const volume = voxelise(bagOf([water, steel]));
const { voxel } = volume;
/** Readings in a slice, so many millimetres beside the steel. */
const beside = (slice: number, millimetres: number): number[] =>
  Array.from({ length: 40 }, (_, step) => at(volume, [-90 + millimetres, slice * voxel, 20 + 2 * step]));

test("streaks change from slice to slice by degrees: no slice differs from the next as those of another turn do", () => {
  const changes = Array.from({ length: 40 }, (_, index) => {
    const [one, next] = [beside(index - 20, 35), beside(index - 19, 35)];
    return Math.sqrt(mean(one.map((value, place) => (value - next[place]!) ** 2)));
  });
  expect(mean(changes)).toBeGreaterThan(0.003);
  expect(Math.max(...changes) / mean(changes)).toBeLessThan(2);
});

test("streaks fade with the distance from the metal that made them", () => {
  const left = (millimetres: number): number => mean(Array.from({ length: 20 }, (_, slice) => spread(beside(slice - 10, millimetres))));
  expect(left(35)).toBeGreaterThan(2 * left(180));
  expect(left(180)).toBeGreaterThan(0.001);
});

test("the end of a tin is as dense wherever one looks, though its sheet is thinner than a voxel and lies askew", () => {
  const placement = { rotation: rotation(0, 0, 0.04), position: [0, 0, 65] as const };
  const tin: Solid[] = [
    { shape: slab([35, 50, 35], 4, 1), placement, material: "steel/iron" },
    { shape: slab([34.8, 49.8, 34.8], 4, 1), placement, material: "water", inside: { material: "steel/iron" } },
  ];
  const cut = voxelise(bagOf(tin));
  const sheets = Array.from({ length: 24 }, (_, step) => {
    const x = -24 + 2 * step;
    let sum = 0;
    for (let y = 40; y < 60; y += cut.voxel) sum += Math.max(0, at(cut, [x, y, 65]) - 1);
    return sum;
  });
  expect(mean(sheets)).toBeGreaterThan(1);
  expect(spread(sheets) / mean(sheets)).toBeLessThan(0.3);
});
