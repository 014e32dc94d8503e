import { packageLimits, type PackageFault } from "@vigil/model/curriculum/coursePackage";
import { filePath } from "@vigil/model/training/filePath";
import { stat } from "node:fs/promises";
import { crc32 } from "node:zlib";
import { fromBuffer, open, type Entry, type ZipFile } from "yauzl";
import { fault, PackageRefused, type PackageFiles } from "./packageFiles.ts";

const megabyte = 1_048_576;
const LINK = 0o12;
/** What computers add to archives by themselves. */
const isLitter = (path: string): boolean => path.startsWith("__MACOSX/") || /(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/u.test(path);

/** The bytes are no ZIP archive, or a damaged one. */
export class ArchiveCorrupt extends Error {}

/** Unpacks an archive, at a path or in memory. What it says about itself is checked before anything is unpacked, and that it was true while it is. */
export async function readArchive(source: Buffer | string): Promise<PackageFiles> {
  const size = typeof source === "string" ? (await stat(source)).size : source.length;
  if (size > packageLimits.archiveBytes)
    throw new PackageRefused([fault("", "archiveTooLarge", { maximum: packageLimits.archiveBytes / megabyte })]);
  const archive = await opened(source);
  try {
    return await filesOf(archive);
  } finally {
    archive.close();
  }
}

async function filesOf(archive: ZipFile): Promise<PackageFiles> {
  const entries = await entriesOf(archive);
  const faults = faultsOf(entries);
  if (faults.length > 0) throw new PackageRefused(faults);
  const files = new Map<string, Buffer>();
  for (const entry of entries) files.set(nameOf(entry), await contentOf(archive, entry));
  return files;
}

const opened = (source: Buffer | string): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    // names are checked here, as the bytes they are
    const options = { lazyEntries: true, autoClose: false, decodeStrings: false, validateEntrySizes: true } as const;
    const done = (error: Error | null, archive: ZipFile) => (error ? reject(new ArchiveCorrupt(error.message)) : resolve(archive));
    if (typeof source === "string") open(source, options, done);
    else fromBuffer(source, options, done);
  });

const entriesOf = (archive: ZipFile): Promise<Entry[]> =>
  new Promise((resolve, reject) => {
    const entries: Entry[] = [];
    archive.on("error", (error: Error) => reject(new ArchiveCorrupt(error.message)));
    archive.on("end", () => resolve(entries));
    archive.on("entry", (entry: Entry) => {
      const name = nameOf(entry);
      if (!name.endsWith("/") && !isLitter(name)) entries.push(entry);
      // one too many is enough to refuse it
      if (entries.length > packageLimits.files) resolve(entries);
      else archive.readEntry();
    });
    archive.readEntry();
  });

const nameOf = ({ fileName }: { fileName: string | Buffer }): string => fileName.toString("utf8");

function faultsOf(entries: readonly Entry[]): PackageFault[] {
  const { files, fileBytes, unpackedBytes, ratio, ratioFrom } = packageLimits;
  if (entries.length > files) return [fault("", "tooManyFiles", { maximum: files })];
  const faults: PackageFault[] = [];
  const seen = new Set<string>();
  for (const entry of entries) {
    const name = nameOf(entry);
    const { uncompressedSize: size, compressedSize } = entry;
    if (!filePath.safeParse(name).success) faults.push(fault(name, "pathRefused"));
    if (seen.has(name.toLowerCase())) faults.push(fault(name, "pathTwice"));
    seen.add(name.toLowerCase());
    if (entry.externalFileAttributes >>> 28 === LINK) faults.push(fault(name, "linkInArchive"));
    if (entry.isEncrypted()) faults.push(fault(name, "encrypted"));
    if (size > fileBytes) faults.push(fault(name, "fileTooLarge", { maximum: fileBytes / megabyte }));
    else if (size > ratioFrom && size > ratio * Math.max(1, compressedSize)) faults.push(fault(name, "compressedTooMuch"));
  }
  const unpacked = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (unpacked > unpackedBytes) faults.push(fault("", "tooLargeUnpacked", { maximum: unpackedBytes / megabyte }));
  return faults;
}

/** yauzl ends with an error when more or less comes out than the entry says; the checksum is compared here. */
const contentOf = (archive: ZipFile, entry: Entry): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const corrupt = (error: Error) => reject(new ArchiveCorrupt(`${nameOf(entry)}: ${error.message}`));
    archive.openReadStream(entry, (failed, stream) => {
      if (failed) return corrupt(failed);
      const pieces: Buffer[] = [];
      stream.on("error", corrupt);
      stream.on("data", (piece: Buffer) => pieces.push(piece));
      stream.on("end", () => {
        const bytes = Buffer.concat(pieces);
        if (crc32(bytes) !== entry.crc32) return corrupt(new Error("wrong checksum"));
        resolve(bytes);
      });
    });
  });
