import { createHash, createPublicKey, sign, type KeyObject } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { ZipFile } from "yazl";
import { evidenceKey, publicHalf } from "./evidenceKey.ts";
import {
  evidenceFormat,
  keyName,
  manifestName,
  signatureName,
  sumsName,
  sumsSignatureName,
  type EvidenceManifest,
} from "./evidenceManifest.ts";

export interface PackedFile {
  name: string;
  bytes: Buffer;
  rows: number | null;
}

/**
 * An archive that any computer opens at a click: its files, named with their hashes in a manifest that is signed. The key's public half and the same
 * hashes as `sha256sum` reads them, signed as well, let it be checked where this product is not installed.
 */
export function packArchive(
  secretKey: string,
  about: Omit<EvidenceManifest, "format" | "publicKey" | "files">,
  files: readonly PackedFile[],
): Promise<Buffer> {
  const key = evidenceKey(secretKey);
  const withKey = [...files, { name: keyName, bytes: pemOf(key), rows: null }];
  const sums = { name: sumsName, bytes: Buffer.from(withKey.map(({ name, bytes }) => `${hashOf(bytes)}  ${name}\n`).join("")), rows: null };
  const named = [...withKey, sums];
  const told: EvidenceManifest = {
    format: evidenceFormat,
    ...about,
    publicKey: publicHalf(key),
    files: named.map(({ name, bytes, rows }) => ({ name, bytes: bytes.length, rows, sha256: hashOf(bytes) })),
  };
  const manifest = Buffer.from(`${JSON.stringify(told, null, 2)}\n`);
  const archive = new ZipFile();
  const mtime = new Date(about.madeAt);
  for (const { name, bytes } of [
    { name: manifestName, bytes: manifest },
    { name: signatureName, bytes: sign(null, manifest, key) },
    ...named,
    { name: sumsSignatureName, bytes: sign(null, sums.bytes, key) },
  ])
    archive.addBuffer(bytes, name, { mtime, mode: 0o100644, forceDosTimestamp: true });
  archive.end();
  return buffer(archive.outputStream);
}

const hashOf = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("hex");
const pemOf = (key: KeyObject): Buffer => Buffer.from(createPublicKey(key).export({ format: "pem", type: "spki" }));
