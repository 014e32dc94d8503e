import { ArchiveFault } from "./archiveFault.ts";

/** What the directory says of a file. */
export interface ZipFileHead {
  name: string;
  at: number;
  method: number;
  crc: number;
  packedSize: number;
  size: number;
  /** The bytes that the head before the file has to repeat. */
  told: Buffer;
}

const [headBytes, endBytes] = [46, 22];
const [headSign, endSign] = [0x504b0102, 0x504b0506];
/** Names are UTF-8; all else that bits say (encryption, sizes behind the bytes) does not belong here. */
const [sizesBehind, namesAreUtf8] = [0x8, 0x800];
/** A file that its owner writes and others read, as Unix says it. */
const plainFile = (0o100644 << 16) >>> 0;

/** The directory at the end of a ZIP: whole, alone at the end, and with nothing beside its files. */
export function zipDirectory(archive: Buffer): { files: ZipFileHead[]; begins: number } {
  const ends = archive.length - endBytes;
  const end = archive.subarray(Math.max(0, ends));
  if (ends < 0 || end.readUInt32BE(0) !== endSign)
    throw new ArchiveFault("It does not end with the directory of its files: it was cut off, or bytes stand behind its end.");
  if (end.readUInt16LE(20) !== 0) throw new ArchiveFault("It says that a comment follows behind its end.");
  const [count, begins] = [end.readUInt16LE(10), end.readUInt32LE(16)];
  const alone = end.readUInt32LE(4) === 0 && end.readUInt16LE(8) === count;
  if (!alone || begins + end.readUInt32LE(12) !== ends)
    throw new ArchiveFault("Its directory is not where its end says: programs would find different files.");
  const files: ZipFileHead[] = [];
  let at = begins;
  while (files.length < count) {
    const file = fileAt(archive.subarray(at, ends));
    files.push(file.head);
    at += file.bytes;
  }
  if (at !== ends) throw new ArchiveFault("Its directory holds more than its end counts: programs would find different files.");
  return { files, begins };
}

function fileAt(directory: Buffer): { head: ZipFileHead; bytes: number } {
  if (directory.length < headBytes || directory.readUInt32BE(0) !== headSign) throw new ArchiveFault("Its directory is damaged.");
  const bytes = headBytes + directory.readUInt16LE(28);
  const name = directory.toString("utf8", headBytes, bytes);
  if (!/^[\w.-]+$/u.test(name)) throw new ArchiveFault("A file has a name that files of evidence do not have.");
  const [flags, method] = [directory.readUInt16LE(8), directory.readUInt16LE(10)];
  const further = directory.readUInt16LE(30) + directory.readUInt16LE(32);
  if ((flags & sizesBehind) !== 0)
    throw new ArchiveFault(`${name} has its size behind its bytes (a data descriptor): programs would end it at different places.`);
  if ((flags & ~namesAreUtf8) !== 0 || (method !== 0 && method !== 8))
    throw new ArchiveFault(`${name} is encrypted, or packed in a way that evidence is not.`);
  if (further > 0) throw new ArchiveFault(`${name} has a comment or further fields, which no hash covers.`);
  if (directory.readUInt32LE(34) !== 0 || directory.readUInt32LE(38) !== plainFile) throw new ArchiveFault(`${name} is no plain file.`);
  return {
    head: {
      name,
      at: directory.readUInt32LE(42),
      method,
      crc: directory.readUInt32LE(16),
      packedSize: directory.readUInt32LE(20),
      size: directory.readUInt32LE(24),
      told: directory.subarray(6, 32),
    },
    bytes,
  };
}
