import { inflateRawSync } from "node:zlib";
import { fromBuffer, type Entry } from "yauzl";
import { tarEntries } from "../../storage/backup/tar.ts";

export interface ArchiveEntry {
  name: string;
  /** Nothing where they cannot be unpacked. */
  bytes: Buffer | undefined;
}

/** The entries of an archive: of a ZIP, or of a tar as archives were until 2026-11. One that is damaged, or that two programs could read as two things, throws. */
export async function* archiveEntries(archive: Buffer): AsyncGenerator<ArchiveEntry> {
  if (archive.readUInt32BE(0) === zipBegins) yield* zipEntries(archive);
  else for await (const { name, body } of tarEntries(inOnePiece(archive))) yield { name, bytes: await body() };
}

async function* inOnePiece(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

const zipBegins = 0x504b0304;
/** Of the head before each entry's bytes, and of the end of the directory behind all of them. */
const [headBytes, endBytes] = [30, 22];

/**
 * Entry by entry as the directory at the end names them. Programs that go by the heads before the entries must find the very same: each stands
 * directly behind the one before, under the same name, and nothing stands between, before or behind them.
 */
async function* zipEntries(archive: Buffer): AsyncGenerator<ArchiveEntry> {
  const entries = (await directoryOf(archive)).toSorted((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader);
  let at = 0;
  for (const entry of entries) {
    const { fileName, relativeOffsetOfLocalHeader: head, compressionMethod: method, compressedSize, uncompressedSize } = entry;
    const [nameBytes, extraBytes] = [archive.readUInt16LE(head + 26), archive.readUInt16LE(head + 28)];
    const begins = head + headBytes + nameBytes + extraBytes;
    const name = archive.toString("utf8", head + headBytes, head + headBytes + nameBytes);
    const sizes = [archive.readUInt32LE(head + 18), archive.readUInt32LE(head + 22)];
    const plain = (method === 0 || method === 8) && extraBytes === 0 && entry.extraFieldLength === 0;
    const alike = archive.readUInt16LE(head + 8) === method && archive.readUInt16LE(head + 6) === entry.generalPurposeBitFlag;
    const same = plain && alike && name === fileName && sizes[0] === compressedSize && sizes[1] === uncompressedSize;
    if (head !== at || archive.readUInt32BE(head) !== zipBegins || !same) throw new Error("Its heads and its directory differ.");
    at = begins + compressedSize;
    yield { name, bytes: unpacked(archive.subarray(begins, at), { method, size: uncompressedSize }) };
  }
  const end = archive.length - endBytes;
  if (archive.readUInt32LE(end + 16) !== at || archive.readUInt32LE(end + 12) !== end - at)
    throw new Error("It holds more than its entries.");
}

function unpacked(packed: Buffer, { method, size }: { method: number; size: number }): Buffer | undefined {
  try {
    return method === 0 ? packed : inflateRawSync(packed, { maxOutputLength: Math.max(1, size) });
  } catch {
    return undefined;
  }
}

const directoryOf = (archive: Buffer): Promise<Entry[]> =>
  new Promise((resolve, reject) => {
    fromBuffer(archive, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error);
      const entries: Entry[] = [];
      zip.on("error", reject);
      zip.on("end", () => resolve(entries));
      zip.on("entry", (entry: Entry) => {
        entries.push(entry);
        zip.readEntry();
      });
      zip.readEntry();
    });
  });
