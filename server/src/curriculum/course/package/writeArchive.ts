import { buffer } from "node:stream/consumers";
import { ZipFile } from "yazl";
import type { PackageFiles } from "./packageFiles.ts";

/** The same files give the same bytes, whenever and wherever they are packed. */
const packedAt = new Date(Date.UTC(2026, 0, 1));

export function writeArchive(files: PackageFiles): Promise<Buffer> {
  const archive = new ZipFile();
  for (const [path, bytes] of [...files].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    archive.addBuffer(bytes, path, { mtime: packedAt, mode: 0o100644, forceDosTimestamp: true });
  archive.end();
  return buffer(archive.outputStream);
}
