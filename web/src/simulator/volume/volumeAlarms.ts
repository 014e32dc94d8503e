import type { Vector } from "@vigil/xray/solid";
import type { Volume } from "@vigil/xray/volume/volume";
import { atomicNumberOf, attenuationOf } from "@vigil/xray/volume/volumeCode";

/** What a tomograph frames because it cannot clear it by itself: a mass as dense and as light as what explodes, or what shields. */
export interface VolumeAlarm {
  readonly kind: "organic" | "shield";
  /** Shares of the volume. */
  readonly from: Vector;
  readonly to: Vector;
  readonly cubicCentimetres: number;
}

/** Voxels to a cell each way, of which every other is looked at. */
const CELL = 6;
/** So much of a cell is of the kind. */
const ENOUGH = 0.55;
/** Cubic centimetres; smaller masses clear. */
const least: Readonly<Record<VolumeAlarm["kind"], number>> = { organic: 90, shield: 20 };
const MOST = 6;

const known = new WeakMap<Volume, readonly VolumeAlarm[]>();

/** Computed from the volume alone, once, largest first. It knows nothing of what is in the bag, and is as often wrong. */
export function volumeAlarms(volume: Volume): readonly VolumeAlarm[] {
  let alarms = known.get(volume);
  if (alarms === undefined) known.set(volume, (alarms = find(volume)));
  return alarms;
}

const three = (of: (axis: 0 | 1 | 2) => number): Vector => [of(0), of(1), of(2)];

function find(volume: Volume): VolumeAlarm[] {
  const { size, voxel } = volume;
  const cells = three((axis) => Math.floor(size[axis] / CELL));
  const [across, , up] = cells;
  const kinds = kindsOf(volume, cells);
  const found: VolumeAlarm[] = [];
  const cellCentimetres = (CELL * voxel) ** 3 / 1000;
  for (let start = 0; start < kinds.length; start++) {
    const code = kinds[start]!;
    if (code === 0) continue;
    const kind = code === 1 ? "organic" : "shield";
    const low: [number, number, number] = [...cells];
    const high: [number, number, number] = [0, 0, 0];
    let count = 0;
    const open = [start];
    kinds[start] = 0;
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      count++;
      const place = [Math.floor(at / up) % across, Math.floor(at / (up * across)), at % up] as const;
      const steps = [up, up * across, 1] as const;
      for (const axis of [0, 1, 2] as const) {
        low[axis] = Math.min(low[axis], place[axis]);
        high[axis] = Math.max(high[axis], place[axis] + 1);
        for (const [inside, next] of [
          [place[axis] > 0, at - steps[axis]],
          [place[axis] < cells[axis] - 1, at + steps[axis]],
        ] as const)
          if (inside && kinds[next] === code) {
            kinds[next] = 0;
            open.push(next);
          }
      }
    }
    const cubicCentimetres = Math.round(count * cellCentimetres);
    if (cubicCentimetres < least[kind]) continue;
    found.push({
      kind,
      from: three((axis) => (low[axis] * CELL) / size[axis]),
      to: three((axis) => (high[axis] * CELL) / size[axis]),
      cubicCentimetres,
    });
  }
  return found.toSorted((one, other) => other.cubicCentimetres - one.cubicCentimetres).slice(0, MOST);
}

/** Of each cell 0, 1 for what may explode, 2 for what shields. */
function kindsOf({ size, voxels }: Volume, [across, along, up]: Vector): Uint8Array {
  // Both codes of a voxel as one number, so that each voxel is one look.
  const kindOf = new Uint8Array(65_536);
  for (let density = 0; density < 256; density++)
    for (let number = 1; number < 256; number++) {
      const [d, z] = [attenuationOf(density), atomicNumberOf(number)];
      kindOf[density * 256 + number] = d > 1.22 && d < 2 && z > 6 && z < 9.2 ? 1 : d > 8 && z > 34 ? 2 : 0;
    }
  const kinds = new Uint8Array(across * along * up);
  const looked = (CELL / 2) ** 3;
  for (let y = 0, cell = 0; y < along; y++)
    for (let x = 0; x < across; x++)
      for (let z = 0; z < up; z++, cell++) {
        const counts = [0, 0, 0];
        for (let dy = 0; dy < CELL; dy += 2)
          for (let dx = 0; dx < CELL; dx += 2) {
            const column = 2 * (((y * CELL + dy) * size[0] + x * CELL + dx) * size[2] + z * CELL);
            for (let dz = 0; dz < CELL; dz += 2) counts[kindOf[voxels[column + 2 * dz]! * 256 + voxels[column + 2 * dz + 1]!]!]!++;
          }
        kinds[cell] = counts[1]! >= ENOUGH * looked ? 1 : counts[2]! >= ENOUGH * looked ? 2 : 0;
      }
  return kinds;
}
