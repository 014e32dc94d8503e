import { runsOf } from "@vigil/model/simulator/volumeMarks";
import type { ThreatBody } from "@vigil/model/simulator/wire";
import type { Vector } from "@vigil/xray/solid";
import type { VolumeGrid } from "@vigil/xray/volume/volume";

/**
 * Where the three slices show the most of a threat, in shares of the volume: along each axis the middle of the voxels in which most of it
 * lies. The middle of its box may hold nothing of what is bent or lies askew.
 */
export function fullestSlices({ size: whole }: Pick<VolumeGrid, "size">, body: ThreatBody): Vector {
  const [across, along, up] = [0, 1, 2].map((axis) => new Uint32Array(body.size[axis]!)) as [Uint32Array, Uint32Array, Uint32Array];
  for (const [x, y, z, length] of runsOf(body)) {
    across[x]! += length;
    along[y]! += length;
    for (let at = z; at < z + length; at++) up[at]! += 1;
  }
  const share = (counts: Uint32Array, axis: 0 | 1 | 2): number => (body.from[axis] + fullest(counts) + 0.5) / whole[axis];
  return [share(across, 0), share(along, 1), share(up, 2)];
}

/** The place of most; of several the one in the middle of them. */
function fullest(counts: Uint32Array): number {
  const most = Math.max(...counts);
  const places = [...counts.keys()].filter((place) => counts[place] === most);
  return places[Math.floor(places.length / 2)] ?? 0;
}
