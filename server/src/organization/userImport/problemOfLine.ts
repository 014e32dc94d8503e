import type { LineFault } from "@vigil/model/organization/userImport/importWire";
import { databaseProblem } from "../../http/databaseProblem.ts";
import { Problem } from "../../problem.ts";

/** What two people writing at the same moment may run into. */
const conflicts = {
  users_domain_id_pin_key: { code: "UserPinConflict", field: "pin" },
  users_domain_id_username_key_key: { code: "UserConflict", field: "username" },
} as const;

/** Why a single line could not be applied; undefined for what is no refusal but a failure. */
export function problemOfLine(error: unknown): LineFault | undefined {
  const problem = error instanceof Problem ? error : databaseProblem(error, conflicts);
  return problem && { column: null, code: problem.code };
}
