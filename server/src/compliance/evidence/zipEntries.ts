import { crc32, inflateRawSync, type Inflate } from "node:zlib";
import type { ArchiveEntry } from "./archiveEntry.ts";
import { ArchiveFault } from "./archiveFault.ts";
import { zipDirectory, type ZipFileHead } from "./zipDirectory.ts";

export const zipBegins = 0x504b0304;
const headBytes = 30;

/**
 * The files of a ZIP, each byte of which belongs to one of them or tells of it. A ZIP tells of its files twice, before each and in a directory at its
 * end, and programs go by either; what is packed ends before its place may. Where two of them could read two things, it is refused.
 */
export function* zipEntries(archive: Buffer): Generator<ArchiveEntry> {
  const { files, begins } = zipDirectory(archive);
  let at = 0;
  for (const file of files) {
    if (file.at < at) throw new ArchiveFault(`${file.name} begins inside of the file before it.`);
    if (file.at > at) throw new ArchiveFault(`Before ${file.name} stand bytes that belong to no file.`);
    const from = behindHead(archive, file);
    at = from + file.packedSize;
    if (at > begins) throw new ArchiveFault(`${file.name} reaches into the directory at the end.`);
    yield { name: file.name, bytes: unpacked(archive.subarray(from, at), file) };
  }
  if (at !== begins) throw new ArchiveFault("Before the directory at the end stand bytes that belong to no file.");
}

/** Where the bytes of a file begin, if the head before them says the very same as the directory. */
function behindHead(archive: Buffer, { at, name, told }: ZipFileHead): number {
  const head = archive.subarray(at, at + headBytes);
  if (head.length < headBytes || head.readUInt32BE(0) !== zipBegins) throw new ArchiveFault(`${name} has no head before its bytes.`);
  const nameEnds = at + headBytes + head.readUInt16LE(26);
  if (archive.toString("utf8", at + headBytes, nameEnds) !== name)
    throw new ArchiveFault(`${name} is called otherwise before its bytes: programs would find it under two names.`);
  if (!head.subarray(4).equals(told))
    throw new ArchiveFault(`Of ${name} the head before its bytes and the directory tell different things.`);
  return nameEnds;
}

function unpacked(packed: Buffer, { name, method, size, crc }: ZipFileHead): Buffer | undefined {
  const { bytes, read } = method === 0 ? { bytes: packed, read: packed.length } : inflated(packed, size);
  if (bytes?.length !== size || crc32(bytes) !== crc) return undefined;
  if (read !== packed.length) throw new ArchiveFault(`${name} has bytes behind its end, which no program unpacks and no hash covers.`);
  return bytes;
}

/** What is packed, and how many bytes of it that took. */
function inflated(packed: Buffer, size: number): { bytes: Buffer | undefined; read: number } {
  try {
    const { buffer, engine } = inflateRawSync(packed, { info: true, maxOutputLength: Math.max(1, size) }) as unknown as {
      buffer: Buffer;
      engine: Inflate;
    };
    return { bytes: buffer, read: engine.bytesWritten };
  } catch {
    return { bytes: undefined, read: 0 };
  }
}
