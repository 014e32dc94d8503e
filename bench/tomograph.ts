import { packBag, type PackedBag } from "@vigil/xray/bag/packBag";
import { rotation, upright } from "@vigil/xray/math/rotation";
import type { Solid, Substance, Vector } from "@vigil/xray/solid";
import type { Volume } from "@vigil/xray/volume/volume";
import { atomicNumberOf, attenuationOf } from "@vigil/xray/volume/volumeCode";
import { voxelise } from "@vigil/xray/volume/voxelise";
import { withNoise } from "@vigil/xray/volume/withNoise";

const MATTER = ["polyethylene", "water", "PVC", "aluminium", "glass soda-lime", "steel/iron", "copper", "silver", "lead"] as const;
const bagOf = (container: Solid[]): PackedBag => ({ bagType: "", profile: "", container, articles: [], threat: null });
const block = (material: Substance, half: Vector, position: Vector = [0, 0, 60]): Solid => ({
  shape: { kind: "box", size: half },
  placement: { rotation: upright, position },
  material,
});

const read = ({ size, voxel, origin, voxels }: Volume, point: Vector): { density: number; atomicNumber: number } => {
  const [x, y, z] = point.map((place, axis) => Math.floor((place - origin[axis]!) / voxel)) as [number, number, number];
  const index = 2 * ((y * size[0] + x) * size[2] + z);
  return { density: attenuationOf(voxels[index] ?? 0), atomicNumber: atomicNumberOf(voxels[index + 1] ?? 0) };
};

/** Readings along the belt's width, a millimetre apart. */
const profile = (volume: Volume, from: Vector, millimetres: number): number[] =>
  Array.from({ length: millimetres }, (_, step) => read(volume, [from[0] + step, from[1], from[2]]).density);
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** What the tomograph reads in plain bodies, how sharp and how noisy it is and what metal does; the same at every run. */
export async function tomographFigures(): Promise<void> {
  for (const material of MATTER) {
    const { density, atomicNumber } = read(voxelise(bagOf([block(material, [25, 25, 25])])), [0, 0, 60]);
    console.log(`ct.${material} ${density.toFixed(2)} × water, Z ${atomicNumber.toFixed(1)}`);
  }
  const water = block("water", [120, 60, 80], [0, 0, 90]);
  const clean = voxelise(bagOf([water]));
  const edge = profile(clean, [110, 0, 90], 30);
  const rise = edge.filter((value) => value > 0.1 && value < 0.9).length;
  console.log(`ct.edge ${rise} mm from 10 to 90 % of water, voxels of ${clean.voxel.toFixed(2)} mm`);
  const { size, voxels } = withNoise(clean);
  for (const [name, across] of [
    ["middle", 0.5],
    ["rim", 0.14],
  ] as const) {
    const pairs: [number, number][] = [];
    for (let slice = 12; slice < size[1] - 12; slice++)
      for (let z = Math.round(size[2] * 0.3); z < size[2] * 0.8; z++) {
        const at = 2 * ((slice * size[0] + Math.round(size[0] * across)) * size[2] + z);
        pairs.push([attenuationOf(voxels[at]!), attenuationOf(voxels[at + 2]!)]);
      }
    const middle = mean(pairs.map(([one]) => one));
    const variance = mean(pairs.map(([one]) => (one - middle) ** 2));
    const lag = mean(pairs.map(([one, next]) => (one - middle) * (next - middle))) / variance;
    console.log(`ct.noise.${name} ${((100 * Math.sqrt(variance)) / middle).toFixed(1)} % of water, lag-1 ${lag.toFixed(2)}`);
  }
  const steel = [-60, 60].map((x): Solid => ({ ...block("steel/iron", [12, 40, 25], [x, 0, 90]), inside: { material: "water" } }));
  const streaky = voxelise(bagOf([water, ...steel]));
  const between = profile(streaky, [-40, 0, 90], 80);
  console.log(`ct.betweenSteel ${Math.min(...between).toFixed(2)} to ${Math.max(...between).toFixed(2)} × water`);
  const balls = [-50, 50].map((x): Solid => ({
    ...block("steel/iron", [14, 30, 14], [x, 0, 60]),
    placement: { rotation: rotation(0, 0.3, 0), position: [x, 0, 60] },
  }));
  const beside = profile(voxelise(bagOf([...balls, block("vacuum", [90, 80, 50])])), [-60, 0, 95], 120);
  console.log(`ct.besideSteelInAir up to ${Math.max(...beside).toFixed(2)} × water`);
  const bag = withNoise(voxelise(await packBag({ seed: 106, threat: null })));
  let [none, all] = [0, 0];
  for (let at = 0; at < bag.voxels.length; at += 2) {
    all++;
    if (bag.voxels[at] === 0) none++;
  }
  console.log(`ct.emptyVoxels ${((100 * none) / all).toFixed(0)} % of a bag's volume read exactly nothing`);
}
