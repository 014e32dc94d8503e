import pg from "pg";
import { Problem } from "../problem.ts";
import type { Conflict } from "../room.ts";
import { readsOnly } from "../storage/readsOnly.ts";

export type Conflicts = Readonly<Record<string, Conflict>>;

const UNIQUE = "23505";
const FOREIGN_KEY = "23503";
const READ_ONLY = "25006";
/**
 * Data exceptions (characters PostgreSQL cannot keep, numbers and instants beyond its types, texts that are no value of a type) and its
 * limits (a statement too complex, a key too long for its index): what was sent is at fault.
 */
const unstorable = /^(?:22|54)/;
/** Serialization failure, deadlock, lock and statement timeouts: the same request may succeed in a moment. */
const passing = new Set(["40001", "40P01", "55P03", "57014"]);
/** Connection exceptions, insufficient resources, operator intervention. */
const away = /^(?:08|53|57P)/;
const awayCodes = new Set(["ECONNREFUSED", "ECONNRESET", "ENOENT", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH", "ENOTFOUND"]);
const awayMessages =
  /connection terminated|timeout (?:exceeded )?when trying to connect|query read timeout|not queryable|connection error/i;

/** PostgreSQL's refusals as ours; undefined = not the database's doing, or a mistake of ours in talking to it. */
export function databaseProblem(error: unknown, conflicts: Conflicts): Problem | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof pg.DatabaseError) {
    if (error.code === UNIQUE) return conflictOf(conflicts[error.constraint ?? ""]);
    if (error.code === FOREIGN_KEY) return referenceOf(error);
    if (error.code === READ_ONLY && readsOnly.getStore()) return new Problem(403, "ViewOnly");
    if (unstorable.test(error.code ?? "")) return new Problem(422, "ValueNotStorable");
    if (passing.has(error.code ?? "") || away.test(error.code ?? "")) return unavailable();
    return undefined;
  }
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return (awayCodes.has(code) && isDatabaseCall(error)) || awayMessages.test(error.message) ? unavailable() : undefined;
}

const unavailable = () => new Problem(503, "ServiceUnavailable", { retryAfterSeconds: 2 });

/** A missing file has ENOENT as well; a socket that is away says so by its system call. */
const isDatabaseCall = (error: Error): boolean => "syscall" in error && ["connect", "read", "write"].includes(String(error.syscall));

function conflictOf({ code, field }: Conflict = { code: "Conflict" }): Problem {
  return new Problem(409, code, field === undefined ? {} : { field });
}

/** `users_domain_id_company_id_fkey` is the field `company`; a row that others still name is in use. */
function referenceOf({ constraint = "", detail = "", table = "" }: pg.DatabaseError): Problem {
  if (detail.includes("is still referenced")) return new Problem(409, "RecordInUse");
  const column = constraint
    .replace(`${table}_`, "")
    .replace(/^(?:owner_)?domain_id_(?=.)/, "")
    .replace(/(?:_id)?_fkey$/, "");
  return new Problem(422, "ReferenceNotFound", { field: column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()) });
}
