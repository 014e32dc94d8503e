import {
  archivedImage,
  archivedLibrary,
  type ArchivedImage,
  type ArchivedLibrary,
  type ArchiveFault,
} from "@vigil/model/imageLibrary/archive";
import { createHash } from "node:crypto";
import yauzl from "yauzl";
import type { z } from "zod";

/** The archive cannot be taken, and which of its files is the reason. */
export class BrokenArchive extends Error {
  readonly file: string;
  readonly fault: ArchiveFault;
  /** Where in the file, when that can be said. */
  readonly place: string;
  constructor(fault: ArchiveFault, file: string, place = "") {
    super(`${fault}: ${file} ${place}`);
    this.fault = fault;
    this.file = file.slice(0, 200);
    this.place = place.slice(0, 200);
  }
}

export interface OpenArchive {
  library: ArchivedLibrary;
  /** Every name in the archive but those of directories. */
  names: ReadonlySet<string>;
  /** The bytes of a file; `sha256` refuses any others. */
  read: (name: string, sha256?: string) => Promise<Buffer>;
  readImage: (image: ArchivedLibrary["images"][number]) => Promise<ArchivedImage>;
  close: () => void;
}

const LIBRARY = "library.json";
const MEGABYTE = 1_048_576;
const MOST_ENTRIES = 2_000_000;
/** What a file of each kind may unpack to. */
const mostBytes = (name: string): number =>
  (name === LIBRARY ? 64 : name.endsWith(".json") ? 16 : name.endsWith(".vig") ? 4 : 32) * MEGABYTE;

/** Reads the table of contents and library.json. `mostUnpacked`: bytes of all files together, as declared; what a file really unpacks to is held against that. */
export async function openArchive(path: string, { mostUnpacked }: { mostUnpacked: number }): Promise<OpenArchive> {
  const zip = await yauzl.openPromise(path, { lazyEntries: true, strictFileNames: true, autoClose: false }).catch(() => {
    throw new BrokenArchive("unreadable", "");
  });
  try {
    const entries = await entriesOf(zip, mostUnpacked);
    const read = async (name: string, sha256?: string) => {
      const entry = entries.get(name);
      if (!entry) throw new BrokenArchive("missing", name);
      const bytes = await bytesOf(zip, entry);
      if (sha256 !== undefined && createHash("sha256").update(bytes).digest("hex") !== sha256) throw new BrokenArchive("hash", name);
      return bytes;
    };
    const library = parsed(archivedLibrary, await read(LIBRARY), LIBRARY);
    const known = new Set<string>();
    const twice = library.images.find(({ path: one }) => known.size === known.add(one).size);
    if (twice) throw new BrokenArchive("twice", twice.path);
    return {
      library,
      names: new Set(entries.keys()),
      read,
      readImage: async ({ path: name, sha256 }) => {
        const image = parsed(archivedImage, await read(name, sha256), name);
        if (name !== `images/${image.id}/image.json`) throw new BrokenArchive("rules", name, "id");
        return image;
      },
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function entriesOf(zip: yauzl.ZipFile, mostUnpacked: number): Promise<Map<string, yauzl.Entry>> {
  const entries = new Map<string, yauzl.Entry>();
  let unpacked = 0;
  try {
    if (zip.entryCount > MOST_ENTRIES) throw new BrokenArchive("size", "");
    for await (const entry of zip.eachEntry()) {
      const { fileName: name, uncompressedSize } = entry;
      if (name.endsWith("/")) continue;
      unpacked += uncompressedSize;
      if (uncompressedSize > mostBytes(name) || unpacked > mostUnpacked) throw new BrokenArchive("size", name);
      if (entries.has(name)) throw new BrokenArchive("twice", name);
      if (entry.isEncrypted()) throw new BrokenArchive("unreadable", name);
      entries.set(name, entry);
    }
  } catch (error) {
    if (error instanceof BrokenArchive) throw error;
    const said = error instanceof Error ? error.message : "";
    const unsafe = /^(?:absolute path|invalid relative path|invalid characters in fileName): (?<name>.*)$/su.exec(said);
    throw unsafe ? new BrokenArchive("name", unsafe.groups?.["name"] ?? "") : new BrokenArchive("unreadable", "");
  }
  return entries;
}

/** yauzl ends the stream with an error as soon as more comes out than the entry declares. */
async function bytesOf(zip: yauzl.ZipFile, entry: yauzl.Entry): Promise<Buffer> {
  try {
    const parts: Buffer[] = [];
    for await (const part of await zip.openReadStreamPromise(entry)) parts.push(part as Buffer);
    return Buffer.concat(parts);
  } catch (error) {
    const size = error instanceof Error && /too many bytes|not enough bytes/u.test(error.message);
    throw new BrokenArchive(size ? "size" : "unreadable", entry.fileName);
  }
}

function parsed<T>(schema: z.ZodType<T>, bytes: Buffer, name: string): T {
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString("utf8"));
  } catch {
    throw new BrokenArchive("json", name);
  }
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new BrokenArchive("rules", name, result.error.issues[0]?.path.join(".") ?? "");
}
