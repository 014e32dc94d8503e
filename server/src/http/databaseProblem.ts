import type { ProblemCode } from "@vigil/model/phrases/en/problems";
import pg from "pg";
import { Problem } from "../problem.ts";

interface Conflict {
  code: ProblemCode;
  field?: string;
}

/** What each unique constraint means to the person who ran into it. A test finds constraints that are missing here. */
export const conflicts: Record<string, Conflict> = {
  access_levels_owner_domain_id_name_key_key: { code: "AccessLevelConflict", field: "name" },
  addons_domain_id_type_key: { code: "AddonConflict", field: "type" },
  certificate_templates_owner_domain_id_name_key_key: { code: "CertificateTemplateConflict", field: "name" },
  certificate_templates_active: { code: "CertificateTemplateOneActive" },
  companies_domain_id_name_key_key: { code: "CompanyConflict", field: "name" },
  companies_deleted: { code: "Conflict" },
  company_templates_name: { code: "CompanyTemplateConflict", field: "name" },
  configurations_owner_domain_id_name_key_key: { code: "ConfigurationConflict", field: "name" },
  configurations_root: { code: "ConfigurationRootConflict", field: "root" },
  courses_owner_domain_id_code_key: { code: "CourseCodeConflict", field: "code" },
  courses_owner_domain_id_name_key_key: { code: "CourseConflict", field: "name" },
  domain_codes_name_key: { code: "DomainCodeConflict", field: "name" },
  domains_name_key: { code: "DomainNameConflict", field: "name" },
  groups_domain_id_name_key_key: { code: "GroupConflict", field: "name" },
  identities_domain_id_provider_id_user_id_key: { code: "IdentityNotAllowed" },
  identity_providers_domain_id_name_key_key: { code: "IdentityProviderConflict", field: "name" },
  identity_rules_domain_id_provider_id_kind_position_key: { code: "Conflict" },
  image_libraries_owner_domain_id_name_key_key: { code: "ImageLibraryConflict", field: "name" },
  media_hash: { code: "MediaHashConflict", field: "file" },
  media_name: { code: "MediaNameConflict", field: "name" },
  organizations_name_key_key: { code: "OrganizationConflict", field: "name" },
  table_exports_domain_id_name_key_key: { code: "TableExportConflict", field: "name" },
  program_groups_domain_id_name_key_key: { code: "ProgramGroupConflict", field: "name" },
  resources_owner_domain_id_name_key_key: { code: "ResourceConflict", field: "name" },
  resources_hash: { code: "ResourceHashConflict", field: "file" },
  programs_owner_domain_id_name_key_key: { code: "ProgramConflict", field: "name" },
  trainer_authorizations_name: { code: "TrainerAuthorizationConflict", field: "name" },
  table_data_key: { code: "TableDataConflict", field: "key" },
  users_domain_id_pin_key: { code: "UserPinConflict", field: "pin" },
  users_domain_id_username_key_key: { code: "UserConflict", field: "username" },
};

const UNIQUE = "23505";
const FOREIGN_KEY = "23503";
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
export function databaseProblem(error: unknown): Problem | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof pg.DatabaseError) {
    if (error.code === UNIQUE) return conflictOf(error.constraint ?? "");
    if (error.code === FOREIGN_KEY) return referenceOf(error);
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

function conflictOf(constraint: string): Problem {
  const { code, field } = conflicts[constraint] ?? { code: "Conflict" as const };
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
