import type { ArchivedLibrary } from "@vigil/model/imageLibrary/archive";
import { createHmac, timingSafeEqual } from "node:crypto";

type Sealed = Omit<ArchivedLibrary, "seal">;

/**
 * By which an archive is known to come from this installation and domain: over everything in library.json, which names the hash of every
 * image.json, which names the hash of every file.
 */
export const archiveSeal = (secretKey: string, domainId: number, library: Sealed): string =>
  createHmac("sha256", secretKey)
    .update(`library archive ${domainId} ${JSON.stringify(library)}`)
    .digest("hex");

export function isSealedHere(secretKey: string, domainId: number, { seal, ...library }: ArchivedLibrary): boolean {
  return timingSafeEqual(Buffer.from(seal, "hex"), Buffer.from(archiveSeal(secretKey, domainId, library), "hex"));
}
