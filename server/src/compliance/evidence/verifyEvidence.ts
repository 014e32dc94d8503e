import { createHash, createPublicKey, verify } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { archiveEntries } from "./archiveEntries.ts";
import { ArchiveFault } from "./archiveFault.ts";
import { printOf } from "./evidenceKey.ts";
import { evidenceManifest, manifestName, signatureName, sumsName, sumsSignatureName, type EvidenceManifest } from "./evidenceManifest.ts";

const ofSigning = new Set([manifestName, signatureName, sumsName, sumsSignatureName]);

export interface VerifiedEvidence {
  manifest: EvidenceManifest | null;
  /** Of the key that it says signed it. */
  keyPrint: string | null;
  /** What is wrong, each with the file it is about; none = the archive is as it was made. */
  faults: string[];
}

/** Reads an archive to its end and names everything that is not as it was signed. It needs no database and no secret. */
export async function verifyEvidence(archive: AsyncIterable<Buffer>, wantedPrint?: string): Promise<VerifiedEvidence> {
  const found = new Map<string, { bytes: number; sha256: string } | undefined>();
  const faults: string[] = [];
  const kept = new Map<string, Buffer>();
  try {
    for await (const { name, bytes } of archiveEntries(await buffer(archive))) {
      if (found.has(name)) faults.push(`${name} is there twice.`);
      if (bytes !== undefined && ofSigning.has(name)) kept.set(name, bytes);
      found.set(name, bytes && { bytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") });
    }
  } catch (error) {
    const damaged = `The archive is damaged behind ${[...found.keys()].at(-1) ?? "its beginning"}: what follows cannot be read.`;
    return { manifest: null, keyPrint: null, faults: [...faults, error instanceof ArchiveFault ? error.message : damaged] };
  }
  const [signed, signature] = [kept.get(manifestName), kept.get(signatureName)];
  if (signed === undefined)
    return { manifest: null, keyPrint: null, faults: [...faults, `${manifestName} is missing: this is no evidence pack of Vigil.`] };
  const manifest = parsed(signed);
  if (manifest === undefined)
    return { manifest: null, keyPrint: null, faults: [...faults, `${manifestName} was changed: it cannot be read.`] };
  const keyPrint = printOf(manifest.publicKey);
  if (signature === undefined) faults.push(`${signatureName} is missing.`);
  else if (!isSigned(manifest.publicKey, signed, signature)) faults.push(`${manifestName} was changed: its signature does not fit.`);
  if (wantedPrint !== undefined && wantedPrint.toLowerCase() !== keyPrint)
    faults.push(`It was signed by another key: ${keyPrint} instead of ${wantedPrint}.`);
  for (const { name, bytes, sha256 } of manifest.files) {
    const here = found.get(name);
    if (!found.has(name)) faults.push(`${name} is missing.`);
    else if (here?.bytes !== bytes || here.sha256 !== sha256) faults.push(`${name} was changed.`);
  }
  const named = new Set(manifest.files.map(({ name }) => name));
  const [sums, sumsSignature] = [kept.get(sumsName), kept.get(sumsSignatureName)];
  if (named.has(sumsName) && sums !== undefined && !(sumsSignature !== undefined && isSigned(manifest.publicKey, sums, sumsSignature)))
    faults.push(`${sumsSignatureName} is missing, or does not fit.`);
  const known = new Set([manifestName, signatureName, ...named, ...(named.has(sumsName) ? [sumsSignatureName] : [])]);
  for (const name of found.keys()) if (!known.has(name)) faults.push(`${name} was put in: the manifest does not name it.`);
  return { manifest, keyPrint, faults };
}

function parsed(bytes: Buffer): EvidenceManifest | undefined {
  try {
    return evidenceManifest.parse(JSON.parse(bytes.toString()));
  } catch {
    return undefined;
  }
}

function isSigned(half: string, bytes: Buffer, signature: Buffer): boolean {
  try {
    return verify(null, bytes, createPublicKey({ key: Buffer.from(half, "base64"), format: "der", type: "spki" }), signature);
  } catch {
    return false;
  }
}
