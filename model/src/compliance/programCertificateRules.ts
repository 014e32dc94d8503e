import { rulesFor, type Refusal } from "../entity/rules.ts";
import { programCertificate } from "./programCertificate.ts";

const closed: Refusal = { status: 423, code: "ProgramCertificateLocked" };

const over: Refusal = { status: 412, code: "ProgramCertificateRevoked" };

const own: Refusal = { status: 403, code: "OwnLearnerRecord" };

/** A certificate that is locked or revoked stays word for word as it is, and nobody writes their own. */
export const programCertificateRules = rulesFor(
  programCertificate,
  ["locked", "revokedAt", "userId"],
  ({ locked, revokedAt, userId }, actor) =>
    userId === actor.userId ? { edit: own } : locked ? { edit: closed } : revokedAt !== null ? { edit: over } : {},
);
