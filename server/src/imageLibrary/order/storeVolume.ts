import { encodeRuns } from "@vigil/model/simulator/voxelRuns";
import type { ThreatBody } from "@vigil/model/simulator/wire";
import type { Files } from "../../files/files.ts";
import { recordFile } from "../../files/recordFile.ts";
import type { Tx } from "../../storage/asDomain.ts";
import type { StoredVolume } from "../../storage/catalogueTables.ts";
import type { MadeBag } from "./scannerPool.ts";

export const VOLUME_MEDIA_TYPE = "application/vnd.vigil.volume";

/** The file of a bag's volume, in the store; null where it has none. */
export async function storedVolume(files: Files, { volume }: Pick<MadeBag, "volume">): Promise<StoredVolume | null> {
  return volume === undefined ? null : { file: await files.put(volume.file), bytes: volume.file.byteLength };
}

export async function recordVolume(tx: Tx, volume: StoredVolume | null): Promise<void> {
  if (volume !== null) await recordFile(tx, { hash: volume.file, size: volume.bytes, mediaType: VOLUME_MEDIA_TYPE });
}

/** Where the threats lie in the volume, as they are kept. */
export const bodiesOf = ({ volume }: Pick<MadeBag, "volume">): ThreatBody[] =>
  (volume?.bodies ?? []).map(({ category, name, voxel, from, size, runs }) => ({
    category,
    name,
    voxel,
    from: [...from],
    size: [...size],
    runs: encodeRuns(runs),
  }));
