import type { PackedBag } from "../bag/packBag.ts";
import { threatsOf } from "../bag/threatsOf.ts";
import type { Spectrum } from "../physics/spectrum.ts";
import { encodeVolume } from "./encodeVolume.ts";
import { threatVoxels, type ThreatVoxels } from "./threatVoxels.ts";
import { MOST_VOXELS } from "./volume.ts";
import { voxelise } from "./voxelise.ts";

export interface CutVolume {
  file: Uint8Array<ArrayBuffer>;
  bodies: ThreatVoxels[];
}

/** A volume is fetched while somebody waits; a bag that packs worse gets coarser voxels. */
const MOST_BYTES = 3_000_000;
const COARSER = 0.7;

/** A bag's volume as a file, as a ring with this tube sees it, and where its threats lie in it: the same bytes on every machine. */
export const cutVolume = (packed: PackedBag, spectrum: Spectrum): CutVolume => {
  for (let most = MOST_VOXELS; ; most *= COARSER) {
    const volume = voxelise(packed, most, spectrum);
    const file = encodeVolume(volume);
    if (file.length <= MOST_BYTES) return { file, bodies: threatVoxels(threatsOf(packed), volume) };
  }
};
