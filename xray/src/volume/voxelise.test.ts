import { expect, test } from "vitest";
import type { PackedBag } from "../bag/packBag.ts";
import { packBag } from "../bag/packBag.ts";
import { checksum } from "../file/viewCode.ts";
import { fanOf } from "../geometry/fan.ts";
import { scanners } from "../geometry/scanners.ts";
import { rotation, upright } from "../math/rotation.ts";
import { slab as slabMesh } from "../mesh/slab.ts";
import { spectrumS160 } from "../physics/spectrumS160.ts";
import { projectionOf } from "../projector/projection.ts";
import { projectSolid } from "../projector/projectSolid.ts";
import type { Shape, Solid, Vector } from "../solid.ts";
import { placedSolids } from "./placedSolids.ts";
import { tomograph } from "./tomograph.ts";
import type { Volume } from "./volume.ts";
import { atomicNumberOf, attenuationOf } from "./volumeCode.ts";
import { voxelise } from "./voxelise.ts";

const bagOf = (container: Solid[]): PackedBag => ({ bagType: "test", profile: "test", container, articles: [], threat: null });
const tilted = rotation(0.4, 0.3, 0.7);

const at = ({ size, voxel, origin, voxels }: Volume, point: Vector): { density: number; atomicNumber: number } => {
  const [x, y, z] = point.map((place, axis) => Math.floor((place - origin[axis]!) / voxel)) as [number, number, number];
  const index = 2 * ((y * size[0] + x) * size[2] + z);
  return { density: attenuationOf(voxels[index] ?? 0), atomicNumber: atomicNumberOf(voxels[index + 1] ?? 0) };
};

/** Below this lies the belt. */
const BELT = -2;

/** All of it together but for the belt, in cubic millimetres of water. */
const total = ({ size, voxel, origin, voxels }: Volume): number => {
  let sum = 0;
  for (let index = 0; index < voxels.length; index += 2)
    if (origin[2] + ((index / 2) % size[2]) * voxel > BELT) sum += attenuationOf(voxels[index] ?? 0);
  return sum * voxel ** 3;
};

test("matter has the density and the atomic number of its kind, whatever the shape and however it lies", () => {
  for (const [material, density, atomicNumber] of [
    ["water", 1, 7.4],
    ["polyethylene", 0.95, 5.5],
    ["aluminium", 2.7, 13],
  ] as const)
    for (const shape of [
      { kind: "box", size: [30, 40, 20] },
      { kind: "cylinder", size: [30, 25, 40] },
      { kind: "ellipsoid", size: [40, 30, 25] },
    ] satisfies Shape[])
      for (const turned of [upright, tilted]) {
        const middle = at(voxelise(bagOf([{ shape, placement: { rotation: turned, position: [5, -9, 60] }, material }])), [5, -9, 60]);
        expect(middle.density).toBeGreaterThan(0.9 * density);
        expect(middle.density).toBeLessThan(1.15 * density);
        expect(Math.abs(middle.atomicNumber - atomicNumber)).toBeLessThan(1);
      }
  const steel: Solid = {
    shape: { kind: "box", size: [20, 20, 20] },
    placement: { rotation: upright, position: [0, 0, 20] },
    material: "steel/iron",
  };
  const { density, atomicNumber } = at(voxelise(bagOf([steel])), [0, 0, 20]);
  expect(density).toBeGreaterThan(10);
  expect(Math.abs(atomicNumber - 26)).toBeLessThan(1.5);
});

test("a volume is read with the tube of its own scanner: a harder one sees less of iron in steel", () => {
  const steel: Solid = {
    shape: { kind: "box", size: [12, 12, 12] },
    placement: { rotation: upright, position: [0, 0, 20] },
    material: "steel/iron",
  };
  const [soft, hard] = [spectrumS160, scanners.S220.spectrum].map((spectrum) =>
    at(voxelise(bagOf([steel]), undefined, spectrum), [0, 0, 20]),
  );
  expect(hard!.density).toBeLessThan(0.95 * soft!.density);
});

test("steel, silver and lead are told from each other; what takes away more than 120 times as much as water reads as that", () => {
  const read = (["steel/iron", "silver", "lead", "gold"] as const).map((material) => {
    const block: Solid = { shape: { kind: "box", size: [20, 20, 20] }, placement: { rotation: upright, position: [0, 0, 20] }, material };
    const { density, atomicNumber } = at(voxelise(bagOf([block])), [0, 0, 20]);
    expect({ material, heavy: atomicNumber > 25 }).toEqual({ material, heavy: true });
    return density;
  });
  const [steel = 0, silver = 0, lead = 0, gold = 0] = read;
  expect(steel).toBeGreaterThan(19);
  expect(steel).toBeLessThan(23);
  expect(silver).toBeGreaterThan(105);
  expect(silver).toBeLessThan(119);
  for (const most of [lead, gold]) expect(most).toBeCloseTo(120, 0);
});

test("no matter is lost or added: a body holds as much however it lies, a sheet thinner than a voxel too", () => {
  const volumeOf = { box: 8, ellipsoid: (4 / 3) * Math.PI, cylinder: 2 * Math.PI } as const;
  for (const [kind, size] of [
    ["box", [30, 40, 20]],
    ["ellipsoid", [40, 30, 25]],
    ["cylinder", [10, 15, 60]],
    ["box", [60, 0.4, 40]],
    ["cylinder", [0.5, 0.5, 90]],
  ] as const)
    for (const turned of [tilted, rotation(0, 1.5, 0), rotation(1.2, 2.2, 0.1)]) {
      const solid: Solid = { shape: { kind, size }, placement: { rotation: turned, position: [0, 0, 100] }, material: "water" };
      const wanted = volumeOf[kind] * size[0] * size[1] * size[2];
      // Rays lie half a millimetre apart: of a wire that stands they meet one more or one fewer.
      expect(Math.abs(total(voxelise(bagOf([solid]))) / wanted - 1)).toBeLessThan(Math.min(...size) < 1 ? 0.2 : 0.01);
    }
});

test("a closed mesh holds what the body it stands for holds, without a leak", () => {
  const mesh = slabMesh([40, 30, 25], 0, 0);
  for (const turned of [upright, tilted, rotation(1.2, 2.2, 0.1)]) {
    const volume = voxelise(bagOf([{ shape: mesh, placement: { rotation: turned, position: [0, 0, 90] }, material: "water" }]));
    expect(Math.abs(total(volume) / (80 * 60 * 50) - 1)).toBeLessThan(0.01);
    expect(volume.voxels.findIndex((code, index) => index % 2 === 0 && code > 82)).toBe(-1);
  }
});

test("what is hollow is empty inside, and what lies inside another thing takes its place", () => {
  const placement = { rotation: tilted, position: [0, 0, 80] } as const;
  const bottle: Solid = { shape: { kind: "cylinder", size: [30, 30, 60] }, placement, material: "polyethylene" };
  const air: Solid = {
    shape: { kind: "cylinder", size: [26, 26, 56] },
    placement,
    material: "vacuum",
    inside: { material: "polyethylene" },
  };
  const ball: Solid = {
    shape: { kind: "ellipsoid", size: [12, 12, 12] },
    placement,
    material: "aluminium",
    inside: { material: "vacuum" },
  };
  const volume = voxelise(bagOf([bottle, air, ball]));
  expect(at(volume, [0, 0, 80]).density).toBeGreaterThan(2.4);
  expect(at(volume, [16, 10, 80]).density).toBe(0);
});

test("between two blocks of metal the picture is darker than beside them", () => {
  const metal = (x: number): Solid => ({
    shape: { kind: "box", size: [12, 40, 25] },
    placement: { rotation: upright, position: [x, 0, 60] },
    material: "steel/iron",
    inside: { material: "water" },
  });
  const water: Solid = {
    shape: { kind: "box", size: [130, 60, 55] },
    placement: { rotation: upright, position: [0, 0, 60] },
    material: "water",
  };
  const volume = voxelise(bagOf([water, metal(-60), metal(60)]));
  expect(at(volume, [0, 0, 60]).density).toBeLessThan(0.97);
  expect(at(volume, [0, 0, 60]).density).toBeGreaterThan(0.6);
  expect(at(volume, [0, 53, 60]).density).toBeCloseTo(1, 1);
});

test("metal leaves streaks in what is beside it, in air too, vanes where it begins, and none in slices without it", () => {
  const balls = [-50, 50].map((x): Solid => ({
    shape: { kind: "box", size: [14, 30, 14] },
    placement: { rotation: rotation(0, 0.3, 0), position: [x, 0, 60] },
    material: "steel/iron",
  }));
  const box: Solid = {
    shape: { kind: "box", size: [90, 80, 50] },
    placement: { rotation: upright, position: [0, 0, 60] },
    material: "water",
  };
  const inWater = voxelise(bagOf([box, ...balls.map((ball): Solid => ({ ...ball, inside: { material: "water" } }))]));
  const spreadAt = (y: number): number => {
    const values = Array.from({ length: 25 }, (_, place) => at(inWater, [0, y, 30 + 2.5 * place]).density);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
  };
  expect(spreadAt(0)).toBeGreaterThan(0.02);
  expect(spreadAt(60)).toBe(0);
  const inAir = voxelise(bagOf([...balls, { ...box, material: "vacuum" }]));
  const streaky = Array.from({ length: 40 }, (_, place) => at(inAir, [-60 + 3 * place, 0, 95]).density).filter((density) => density > 0);
  expect(streaky.length).toBeGreaterThan(3);
  expect(Math.max(...streaky)).toBeLessThan(0.4);
});

test("the belt lies below the bag, from end to end", () => {
  const volume = voxelise(
    bagOf([{ shape: { kind: "box", size: [50, 60, 20] }, placement: { rotation: upright, position: [0, 0, 20] }, material: "water" }]),
  );
  for (const place of [
    [0, 0, -4.5],
    [-51, 61, -4.5],
    [51, -61, -4.5],
  ] as const)
    expect(at(volume, place).density).toBeGreaterThan(0.15);
});

/** How the rays through a bag's volume go with those the projector finds: 1 where they are the same. */
const likeness = async (seed: number): Promise<number> => {
  const bag = await packBag({ seed, threat: null });
  const volume = voxelise(bag);
  const [scanner] = [scanners.S160];
  const fan = fanOf({ ...scanner, detectorCount: 64, lineCount: 60, linePitch: 12 }, scanner.views[0]!);
  const projection = projectionOf(fan);
  const machine = tomograph(spectrumS160);
  const { own } = placedSolids(bag);
  for (const { solid, outer } of own) projectSolid(projection, machine.perMillimetre, solid, outer);
  const { size, voxel, origin, voxels } = volume;
  const found: number[] = [];
  const wanted: number[] = [];
  for (let column = 0; column < fan.columns; column++)
    for (let row = 0; row < fan.rows; row++) {
      const ray = 2 * (row * fan.columns + column);
      const { light, heavy } = projection.areal;
      const coefficients = [light[ray]!, light[ray + 1]!, heavy[ray]!, heavy[ray + 1]!] as const;
      wanted.push(machine.attenuation(coefficients)[1]);
      const y = Math.floor((fan.firstY + column * fan.linePitch + fan.shiftY[row]! - origin[1]) / voxel);
      let sum = 0;
      if (y >= 0 && y < size[1])
        for (let along = 200; along < 1400; along += 1) {
          const x = Math.floor((fan.sourceX + along * fan.directionX[row]! - origin[0]) / voxel);
          const z = Math.floor((fan.sourceZ + along * fan.directionZ[row]! - origin[2]) / voxel);
          if (x >= 0 && x < size[0] && z > (BELT - origin[2]) / voxel && z < size[2])
            sum += attenuationOf(voxels[2 * ((y * size[0] + x) * size[2] + z)]!);
        }
      found.push(sum);
    }
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanFound, meanWanted] = [mean(found), mean(wanted)];
  expect(Math.abs(meanFound / meanWanted - 1)).toBeLessThan(0.04);
  const spread = (values: readonly number[], middle: number): number => Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
  const together = mean(found.map((value, index) => (value - meanFound) * (wanted[index]! - meanWanted)));
  return together / spread(found, meanFound) / spread(wanted, meanWanted);
};

test("bags hold along every ray what the projector finds there", { timeout: 180_000 }, async () => {
  const found: number[] = [];
  for (const seed of [31, 33, 34, 37, 38]) found.push(await likeness(seed));
  // Edges are blurred and metal is banded, in one bag more than in another; all else is where the projector finds it.
  expect(found.reduce((sum, value) => sum + value, 0) / found.length).toBeGreaterThan(0.94);
});

test("the same things are the same bytes on every machine", () => {
  const cloth: Solid = {
    shape: slabMesh([60, 50, 12], 8, 3),
    placement: { rotation: tilted, position: [10, 0, 90] },
    material: "cotton/cellulose",
    density: 0.3,
    noise: { frequency: 0.05, amplitude: 0.4, anisotropy: 1, seed: 5 },
  };
  const ball: Solid = {
    shape: { kind: "ellipsoid", size: [20, 30, 10] },
    placement: { rotation: tilted, position: [0, 0, 20] },
    material: "steel/iron",
  };
  expect(checksum(voxelise(bagOf([cloth, ball])).voxels)).toBe(2680568388);
});
