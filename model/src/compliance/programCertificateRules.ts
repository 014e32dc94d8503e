import { rulesFor, type Refusal } from "../entity/rules.ts";
import { programCertificate } from "./programCertificate.ts";

const closed: Refusal = { status: 423, code: "ProgramCertificateLocked" };

const own: Refusal = { status: 403, code: "OwnLearnerRecord" };

/** A locked certificate stays word for word as it is, and nobody writes their own. */
export const programCertificateRules = rulesFor(programCertificate, ["locked", "userId"], ({ locked, userId }, actor) =>
  userId === actor.userId ? { edit: own } : locked ? { edit: closed } : {},
);
