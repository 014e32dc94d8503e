import { z } from "zod";

/** Why a certificate holds no longer, in words that whoever verifies it may read; what else there is to say stands in a note. */
export const revocationReasons = ["error", "result", "qualification", "request"] as const;
export type RevocationReason = (typeof revocationReasons)[number];

export const mostRevocationNote = 500;

/** What is told of a revocation to its holder and to whoever keeps certificates. */
export interface Revocation {
  /** YYYY-MM-DD, where the holder works. */
  since: string;
  reason: RevocationReason;
  note: string;
}

/** POST programcertificates/revoke, beside the certificates' numbers. */
export const revocationShape = {
  reason: z.enum(revocationReasons),
  note: z.string().trim().max(mostRevocationNote).default(""),
};
