import { z } from "zod";

/** Of before (1): a tar whose moments were in UTC and whose codes stood as codes. */
export const evidenceFormat = "vigil-evidence-2";

/** The first entry of an archive: what it is about, and of each file its size and hash. `signature` signs these very bytes. */
export const evidenceManifest = z.object({
  format: z.enum(["vigil-evidence-1", evidenceFormat]),
  domain: z.string(),
  company: z.string().nullable(),
  /** Of one person; those of before were of sites alone. */
  person: z.string().nullable().default(null),
  from: z.string(),
  until: z.string(),
  madeAt: z.string(),
  people: z.int(),
  publicKey: z.string(),
  files: z.array(z.object({ name: z.string(), bytes: z.int(), rows: z.int().nullable(), sha256: z.string() })),
});
export type EvidenceManifest = z.infer<typeof evidenceManifest>;

export const manifestName = "manifest.json";
export const signatureName = "manifest.sig";
/** What standard tools check the archive by. */
export const keyName = "key.pem";
export const sumsName = "SHA256SUMS";
export const sumsSignatureName = "SHA256SUMS.sig";
