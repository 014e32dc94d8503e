import type { DraftFault } from "@vigil/model/authoring/draftFault";
import { PassThrough } from "node:stream";
import { ZipFile } from "yazl";
import type { ReceivedFile } from "../../files/receivedFile.ts";
import type { House } from "../../house.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { partsQuery } from "../change/draftParts.ts";
import { packageOf, type WrittenPackage } from "../write/packageOf.ts";

/** A draft as the package it would be: its texts, and what its files are called in the store. */
export async function writtenDraft(tx: Tx, draftId: number, version: string): Promise<{ faults: DraftFault[] } | WrittenPackage> {
  const rows = await partsQuery(tx, draftId).where("gone", "=", false).execute();
  // what a translator has only begun is shown as it was written
  const parts = rows.filter(({ locale, key, translated }) => locale === "" || key === "course" || translated !== 0);
  const files = await tx.selectFrom("courseDraftFiles").select(["path", "fileHash"]).where("draftId", "=", draftId).execute();
  return packageOf(parts, new Map(files.map(({ path, fileHash }) => [path, fileHash])), version);
}

/** As `writeArchive` packs a folder: the same draft gives the same bytes. */
const packedAt = new Date(Date.UTC(2026, 0, 1));
const options = { mtime: packedAt, mode: 0o100644, forceDosTimestamp: true } as const;

/** Its archive on the disk, files read one after the other. What `work` does not keep of it is gone when it ends. */
export async function withArchive<T>(
  { files }: House,
  { texts, media }: WrittenPackage,
  work: (file: ReceivedFile) => Promise<T>,
): Promise<T> {
  const archive = new ZipFile();
  const entries = [...texts.keys(), ...media.keys()].toSorted();
  for (const path of entries) {
    const text = texts.get(path);
    if (text !== undefined) archive.addBuffer(Buffer.from(text), path, options);
    else archive.addReadStreamLazy(path, options, (done) => done(null, files.stream(media.get(path)!)));
  }
  const packed = new PassThrough();
  archive.on("error", (error) => packed.destroy(error as Error));
  archive.outputStream.pipe(packed);
  archive.end();
  const received = await files.receive(packed);
  try {
    return await work(received);
  } finally {
    await received.drop();
  }
}
