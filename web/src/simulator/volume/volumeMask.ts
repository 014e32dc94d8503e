import { runsOf } from "@vigil/model/simulator/volumeMarks";
import type { ThreatBody } from "@vigil/model/simulator/wire";
import type { Vector } from "@vigil/xray/solid";
import type { VolumeGrid } from "@vigil/xray/volume/volume";

/** A box of a volume in which each voxel is threat or not; the box in shares of the volume, the voxels in a volume's order. */
export interface VolumeMask {
  from: Vector;
  to: Vector;
  size: Vector;
  voxels: Uint8Array<ArrayBuffer>;
}

/** A scanner blurs matter over its neighbours: what is shown as a threat reaches so many voxels beyond it. */
const RIM = 1;

/** A column of voxels and those beside it, to all four sides. */
const around = [
  [0, 0],
  [-RIM, 0],
  [RIM, 0],
  [0, -RIM],
  [0, RIM],
] as const;

const three = (of: (axis: 0 | 1 | 2) => number): Vector => [of(0), of(1), of(2)];

/** The bodies of a bag's threats, with their rim, as one mask around them all; null where there are none in this volume. */
export function volumeMask({ size: whole }: Pick<VolumeGrid, "size">, bodies: readonly ThreatBody[]): VolumeMask | null {
  // A body that reaches beyond the volume is another bag's.
  const known = bodies.filter(({ from, size }) => [0, 1, 2].every((axis) => from[axis]! >= 0 && from[axis]! + size[axis]! <= whole[axis]!));
  if (known.length === 0) return null;
  const from = three((axis) => Math.max(0, Math.min(...known.map((body) => body.from[axis])) - RIM));
  const to = three((axis) => Math.min(whole[axis], Math.max(...known.map((body) => body.from[axis] + body.size[axis])) + RIM));
  const size = three((axis) => to[axis] - from[axis]);
  const [across, along, up] = size;
  const voxels = new Uint8Array(across * along * up);
  for (const body of known) {
    const [right, back, above] = three((axis) => body.from[axis] - from[axis]);
    for (const [x, y, z, length] of runsOf(body))
      for (const [beside, before] of around) {
        const column = [right + x + beside, back + y + before] as const;
        if (column[0] < 0 || column[0] >= across || column[1] < 0 || column[1] >= along) continue;
        const rim = beside === 0 && before === 0 ? RIM : 0;
        const start = (column[1] * across + column[0]) * up;
        voxels.fill(255, start + Math.max(0, above + z - rim), start + Math.min(up, above + z + length + rim));
      }
  }
  return { from: three((axis) => from[axis] / whole[axis]), to: three((axis) => to[axis] / whole[axis]), size, voxels };
}
