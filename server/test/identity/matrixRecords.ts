import type pg from "pg";
import type { TestCompany, TestWorld } from "../http/testWorld.ts";

/** Whose record a call names. */
export type Whose = "own company" | "other company" | "own domain" | "shared" | "other domain";

/** For each list, by its address, a record of each kind of owner. */
export type MatrixRecords = Record<string, Partial<Record<Whose, number>>>;

const catalogues: Record<string, string> = {
  accesslevels:
    "insert into access_levels (owner_domain_id, name, name_key, base_code, rank, permissions) values ($1, $2, $2, 'usr', 10, '[\"training:take\"]')",
  certificatetemplates:
    "insert into certificate_templates (owner_domain_id, name, name_key, kind, page) values ($1, $2, $2, 'program', '<p>x</p>')",
  companytemplates: "insert into company_templates (owner_domain_id, name, name_key) values ($1, $2, $2)",
  configurations: "insert into configurations (owner_domain_id, name, name_key, settings) values ($1, $2, $2, '{}')",
  courses: "insert into courses (owner_domain_id, name, name_key, title, code, type) values ($1, $2, $2, $2, $2, 'content')",
  imagelibraries: "insert into image_libraries (owner_domain_id, name, name_key) values ($1, $2, $2)",
  images:
    "insert into images (owner_domain_id, bag_type, library_id, kind, decision, views) select $1, $2, min(id), 'innocent', 'P', '[]' from image_libraries",
  media: "insert into media (owner_domain_id, name, name_key) values ($1, $2, $2)",
  tabledata: "insert into table_data (owner_domain_id, table_name, key) values ($1, 'programs', $2)",
  notifications: "insert into notifications (owner_domain_id, description) values ($1, $2)",
  resources: "insert into resources (owner_domain_id, name, name_key) values ($1, $2, $2)",
  programs: "insert into programs (owner_domain_id, name, name_key, title) values ($1, $2, $2, $2)",
};

/** $1 domain, $2 company, $3 a student of it. */
const tenants: Record<string, string> = {
  events: "insert into events (domain_id, company_id, user_id, type) values ($1, $2, $3, 'user.view')",
  subscriptions:
    "insert into subscriptions (domain_id, description, scope, anchor, next_run_at) select $1, 'Subscription ' || $2::text || $3::text, 'PROGRAM_START', current_date, now() + interval '1 day'",
  tableexports:
    "insert into table_exports (domain_id, name, name_key, \"table\", content_line) select $1, 'Export ' || $2::text, 'export ' || $3::text, 'programStatuses', '{{username}}'",
  integrityflags: "insert into integrity_flags (domain_id, user_id, exam_attempt_id, kind) select $1, $3::bigint, $2::bigint, 'elsewhere'",
  groups: "insert into groups (domain_id, name, name_key) select $1, 'Group ' || $2::text, 'group ' || $3::text",
  identityproviders:
    "insert into identity_providers (domain_id, name, name_key, display_name, discovery_endpoint, client_id) select $1, 'Provider ' || $2::text, 'provider ' || $3::text, 'Provider', 'https://login.example.org', 'vigil'",
  programgroups: "insert into program_groups (domain_id, name, name_key) select $1, 'Programs ' || $2::text, 'programs ' || $3::text",
  programstatuses:
    "with program as (insert into programs (name, name_key, title) values ('Run of ' || $2::text, 'run of ' || $2::text, 'Run') returning id) insert into program_statuses (domain_id, user_id, program_id, sequence) select $1, $3, id, 1 from program",
  coursestatuses:
    "insert into course_statuses (domain_id, program_status_id, course_id) select domain_id, id, (select min(id) from courses) from program_statuses where domain_id = $1 and user_id = $3 and $2::bigint > 0",
  addons:
    "insert into addons (domain_id, type) select $1, case when $2::bigint + $3 > 0 and not exists (select from addons where domain_id = $1 and type = 'credits') then 'credits' else 'consoles3d' end",
  credits:
    "insert into credits (domain_id, company_id, program_id, unlimited_credits, unlimited_duration) select $1, $2, min(id) + 0 * $3::bigint, true, true from programs",
  usercredits:
    "insert into user_credits (domain_id, credit_id, user_id, company_id, program_id) select domain_id, id, $3, company_id, program_id from credits where domain_id = $1 and company_id = $2",
  lockedexams:
    "insert into course_statuses (domain_id, program_status_id, course_id, final_exam_locked) select domain_id, id, (select max(id) from courses), true from program_statuses where domain_id = $1 and user_id = $3 and $2::bigint > 0 limit 1",
  programcertificates:
    "insert into program_certificates (domain_id, program_status_id, user_id, program_id, verification_code, first_name, last_name, company_name, program_title, program_code, recurrency, version, completion_date, expiry_date) select domain_id, id, user_id, program_id, 'code' || id, '', '', '', '', '', '', '', current_date, null from program_statuses where domain_id = $1 and user_id = $3 and $2::bigint > 0 limit 1",
  trainerauthorizations:
    "insert into trainer_authorizations (domain_id, user_id, name, name_key) select $1, $3, 'Trainer ' || $2::text, 'trainer ' || $2::text",
  trainingevents:
    "insert into training_events (domain_id, company_id, program_id, trainer_authorization_id, start_date, end_date) select $1, $2, (select min(id) from programs), id, '2026-03-01', '2026-03-02' from trainer_authorizations where domain_id = $1 and user_id = $3",
  programtransfers:
    "insert into program_transfers (domain_id, name, scheduled_at) select $1, 'Transfer ' || $2::text || $3::text, now() + interval '1 year'",
  quizzes: "insert into quizzes (domain_id, name, name_key) select $1, 'Matrix quiz ' || $2::text, 'matrix quiz ' || $3::text",
  simulatorsessions:
    "with quiz as (insert into quizzes (domain_id, name, name_key, type) select $1, 'Quiz ' || $2::text, 'quiz ' || $2::text, 'simulator' returning id) insert into simulator_sessions (domain_id, user_id, type, quiz_id, image_library_id, settings) select $1, $3, 'Practice', quiz.id, (select min(id) from image_libraries), '{}' from quiz",
  usersessions:
    "insert into sessions (domain_id, user_id, token_hash, expires_at) select $1, $3, sha256(convert_to($2::text, 'UTF8')), now() + interval '1 hour'",
};

export async function matrixRecords(owner: pg.Client, { airport, harbor }: TestWorld): Promise<MatrixRecords> {
  await owner.query("alter table simulator_sessions alter column id restart with 700001"); // out of the way of calls that guess a number
  const insert = async (text: string, values: unknown[]) => {
    const { rows } = await owner.query<{ id: number }>(`${text} returning id`, values);
    return rows[0]!.id;
  };
  const tenant = (text: string, domainId: number, { companyId, users }: TestCompany) => insert(text, [domainId, companyId, users.usr]);
  const records: MatrixRecords = {
    companies: companyIds(({ companyId }) => companyId),
    users: companyIds(({ users }) => users.usr),
    domains: { "own domain": airport.domainId, "other domain": harbor.domainId },
  };
  function companyIds(idOf: (company: TestCompany) => number) {
    return { "own company": idOf(airport.north), "other company": idOf(airport.south), "other domain": idOf(harbor.east) };
  }
  for (const [list, text] of Object.entries(catalogues))
    records[list] = {
      shared: await insert(text, [null, `${list} of all`]),
      "own domain": await insert(text, [airport.domainId, `${list} of airport`]),
      "other domain": await insert(text, [harbor.domainId, `${list} of harbor`]),
    };
  for (const [list, text] of Object.entries(tenants))
    records[list] = {
      "own company": await tenant(text, airport.domainId, airport.north),
      "other company": await tenant(text, airport.domainId, airport.south),
      "other domain": await tenant(text, harbor.domainId, harbor.east),
    };
  const member = "insert into group_members (domain_id, group_id, user_id) values ($1, $2, $3)";
  await owner.query(member, [airport.domainId, records["groups"]?.["own company"], airport.north.users.usr]);
  await owner.query(member, [airport.domainId, records["groups"]?.["other company"], airport.south.users.usr]);
  records["organizations"] = { shared: await insert("insert into organizations (name, name_key) values ('Other', 'other')", []) };
  records["domainCodes"] = { shared: await insert("insert into domain_codes (name) values ('code')", []) };
  return records;
}
