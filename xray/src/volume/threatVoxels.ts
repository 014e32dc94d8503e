import type { Placed } from "../bag/drawThreat.ts";
import { placeWithin } from "../math/rotation.ts";
import type { ThreatCategory, Vector } from "../solid.ts";
import { addConvex } from "./addConvex.ts";
import { addMesh } from "./addMesh.ts";
import { measuredSolid, placedBoundsOf, type PlacedSolid } from "./placedSolids.ts";
import type { VolumeGrid } from "./volume.ts";
import { slabOf } from "./volumeSlab.ts";

/** Where a threat lies in a volume: a box of voxels and, in it, gaps and lengths of what is threat; z runs fastest, then x, then y. */
export interface ThreatVoxels {
  category: ThreatCategory | null;
  name: string;
  voxel: number;
  from: Vector;
  size: Vector;
  runs: number[];
}

/** A voxel belongs to a threat that fills so much of it; of one that fills none so far, what it touches. */
const FILLS = 0.25;
const TOUCHES = 0.01;
const SLICES = 32;

/** The threats of a bag as labels of its volume. The same bag gives the same numbers on every machine. */
export const threatVoxels = (threats: readonly Placed[], grid: VolumeGrid): ThreatVoxels[] =>
  threats.flatMap(({ article, placement }) => {
    const solids = article.solids.map((solid) => measuredSolid(solid, placement));
    const { voxel, from, size } = boxIn(grid, solids);
    const box: VolumeGrid = { size, voxel, origin: three((axis) => grid.origin[axis]! + from[axis]! * voxel) };
    const runs = [FILLS, TOUCHES].map((least) => runsIn(box, solids, least)).find((found) => found.length > 0);
    return runs === undefined ? [] : [{ category: article.category, name: article.name, voxel, from, size, runs }];
  });

const three = (of: (axis: number) => number): Vector => [of(0), of(1), of(2)];

function boxIn({ voxel, origin, size }: VolumeGrid, solids: readonly PlacedSolid[]): { voxel: number; from: Vector; size: Vector } {
  const { min, max } = placedBoundsOf(solids);
  const from = three((axis) => Math.min(size[axis]! - 1, Math.max(0, Math.floor((min[axis]! - origin[axis]!) / voxel))));
  const behind = three((axis) => Math.min(size[axis]!, Math.ceil((max[axis]! - origin[axis]!) / voxel)));
  return { voxel, from, size: three((axis) => Math.max(1, behind[axis]! - from[axis]!)) };
}

function runsIn(box: VolumeGrid, solids: readonly PlacedSolid[], least: number): number[] {
  const [across, along, up] = box.size;
  const runs: number[] = [];
  let behind = 0;
  for (let first = 0; first < along; first += SLICES) {
    const slab = slabOf(box, Math.min(SLICES, along - first));
    slab.firstSlice = first;
    for (const { solid, outer } of solids) {
      const { shape, placement } = solid;
      const placed = outer === undefined ? placement : placeWithin(outer, placement);
      if (shape.kind === "mesh") addMesh(slab, shape, placed, 1, 0);
      else addConvex(slab, shape, placed, 1, 0);
    }
    for (let column = 0; column < slab.from.length; column++) {
      let filled = 0;
      for (let at = 0; at < up; at++) {
        filled += slab.values[2 * (column * slab.stride + at)]!;
        if (filled < least) continue;
        const place = (first * across + column) * up + at;
        if (place === behind && runs.length > 0) runs[runs.length - 1]! += 1;
        else runs.push(place - behind, 1);
        behind = place + 1;
      }
    }
  }
  return runs;
}
