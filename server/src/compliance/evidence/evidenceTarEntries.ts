import { tarEntries } from "../../storage/backup/tar.ts";
import type { ArchiveEntry } from "./archiveEntry.ts";
import { ArchiveFault } from "./archiveFault.ts";

const block = 512;
/** Of a head: what links lead to, and all behind its version, such as the folder of a name. Evidence uses neither. */
const unused = [
  [157, 257],
  [265, block],
] as const;

/** The files of a tar, as archives were until 2026-11: what is no file's is empty, so that no program finds another archive in it. */
export async function* evidenceTarEntries(archive: Buffer): AsyncGenerator<ArchiveEntry> {
  let at = 0;
  const expectEmpty = (from: number, to: number, fault: string): void => {
    if (archive.subarray(from, to).some((byte) => byte !== 0)) throw new ArchiveFault(fault);
  };
  for await (const { name, size, body } of tarEntries(inOnePiece(archive))) {
    const bytes = await body();
    if (!/^[\w.-]+$/u.test(name)) throw new ArchiveFault("A file has a name that files of evidence do not have.");
    for (const [from, to] of unused) expectEmpty(at + from, at + to, `The head of ${name} says more than evidence does.`);
    if (archive[at + 156] !== "0".charCodeAt(0)) throw new ArchiveFault(`${name} is no plain file.`);
    const ends = at + block + size;
    at = Math.ceil(ends / block) * block;
    expectEmpty(ends, at, `Behind ${name} stand bytes that belong to no file.`);
    yield { name, bytes };
  }
  expectEmpty(at, archive.length, "Behind its end stand bytes that belong to no file.");
}

async function* inOnePiece(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}
