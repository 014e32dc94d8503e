import { rulesFor, type Refusal } from "../entity/rules.ts";
import { programCertificate } from "./programCertificate.ts";

const closed: Refusal = { status: 423, code: "ProgramCertificateLocked" };

/** A locked certificate stays word for word as it is. */
export const programCertificateRules = rulesFor(programCertificate, ["locked"], ({ locked }) => (locked ? { edit: closed } : {}));
