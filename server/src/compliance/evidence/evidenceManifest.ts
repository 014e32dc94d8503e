import { z } from "zod";

/** The first entry of an archive: what it is about, and of each file its size and hash. `signature` signs these very bytes. */
export const evidenceManifest = z.object({
  format: z.literal("vigil-evidence-1"),
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
