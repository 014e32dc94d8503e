import { decodeVolume } from "@vigil/xray/volume/decodeVolume";
import type { Volume } from "@vigil/xray/volume/volume";
import { withNoise } from "@vigil/xray/volume/withNoise";

/** A volume's file as the machine shows it. Pure, but some tenths of a second: in a browser the worker does it. */
export const readVolume = async (bytes: Uint8Array): Promise<Volume> => withNoise(await decodeVolume(bytes));
