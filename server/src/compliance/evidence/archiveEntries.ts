import type { ArchiveEntry } from "./archiveEntry.ts";
import { evidenceTarEntries } from "./evidenceTarEntries.ts";
import { zipBegins, zipEntries } from "./zipEntries.ts";

/** The entries of an archive: of a ZIP, or of a tar as archives were until 2026-11. One that is damaged, or that two programs could read as two things, throws. */
export async function* archiveEntries(archive: Buffer): AsyncGenerator<ArchiveEntry> {
  if (archive.length > 4 && archive.readUInt32BE(0) === zipBegins) yield* zipEntries(archive);
  else yield* evidenceTarEntries(archive);
}
