import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { unlessMissing } from "./unlessMissing.ts";

/** Remembers which files this process has found to have their hash, as long as size and time of each stay what they were. */
export function soundFiles(pathOf: (hash: string) => string) {
  const sound = new Map<string, string>();
  const stateOf = async (hash: string): Promise<string | undefined> => {
    const found = await unlessMissing(stat(pathOf(hash), { bigint: true }));
    return found && `${found.size} ${found.mtimeNs} ${found.ino}`;
  };
  const hashOf = async (hash: string) => {
    const digest = createHash("sha256");
    return (await unlessMissing(pipeline(createReadStream(pathOf(hash)), digest).then(() => true))) && digest.digest("hex");
  };
  return async (hash: string, { anew = false } = {}): Promise<"sound" | "damaged" | "missing"> => {
    const state = await stateOf(hash);
    if (state === undefined) return "missing";
    if (!anew && sound.get(hash) === state) return "sound";
    const found = await hashOf(hash);
    if (found === undefined) return "missing";
    if (found === hash) sound.set(hash, state);
    else sound.delete(hash);
    return found === hash ? "sound" : "damaged";
  };
}
