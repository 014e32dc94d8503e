import type { EvidenceReason } from "@vigil/model/compliance/evidence/evidenceWire";
import pg from "pg";

const tookTooLong = "57014";

/** Why a long piece of work failed, as it is told to who waits for it. */
export function failureOf(error: unknown, died: boolean): EvidenceReason {
  if (died) return "cutOff";
  return error instanceof pg.DatabaseError && error.code === tookTooLong ? "tooLong" : "unexpected";
}
