import type { ExportTable } from "@vigil/model/reporting/tableExports/exportFields";
import { exportFields } from "@vigil/model/reporting/tableExports/exportFields";
import { sql } from "kysely";
import type { Tx } from "../../storage/asDomain.ts";
import type { ExportAsked } from "../../storage/reportingTables.ts";
import type { Sql } from "../../storage/sql.ts";
import { validUntil } from "../measures/validUntil.ts";

/** What lines are written for. */
export type Exported = Pick<ExportAsked, "table" | "companyIds" | "programIds" | "from" | "until"> & { domainId: number };

export type ExportRow = Record<string, string | null>;

const day = (instant: Sql): Sql => sql`(${instant} at time zone coalesce(c.sound_zone, d.sound_zone))::date`;
const text = (column: string): Sql => sql`${sql.ref(column)}::text`;

const learner = {
  username: text("u.username"),
  firstName: text("u.first_name"),
  lastName: text("u.last_name"),
  pin: text("u.pin"),
  birthDate: text("u.birth_date"),
  email: text("u.email"),
  companyName: text("c.name"),
  companyCode: text("c.code"),
};
const program = {
  programTitle: text("p.title"),
  programCode: text("p.code"),
  programVersion: text("p.version"),
  recurrency: text("p.recurrency"),
};
/** Of the row `t`, a run of a program or of a course in it. */
const run = {
  status: text("t.status"),
  startDate: text("t.start_date"),
  completionDate: day(sql`t.end_at`),
  dueDate: day(sql`t.due_at`),
  expiryDate: day(sql`t.expiry_at`),
  seconds: text("t.total_duration"),
};

interface Source {
  /** The row `t`, its learner `u` with company `c` and domain `d`, and the program `p`. */
  from: Sql;
  completed: Sql;
  values: Readonly<Record<string, Sql>>;
}

const people = sql`join users u on u.domain_id = t.domain_id and u.id = t.user_id
  join companies c on c.domain_id = u.domain_id and c.id = u.company_id join domains d on d.id = t.domain_id`;

const sources: Readonly<Record<ExportTable, Source>> = {
  // what was printed, not what the account says today
  programCertificates: {
    from: sql`program_certificates t ${people} join programs p on p.id = t.program_id`,
    completed: sql`t.completion_date`,
    values: {
      ...learner,
      firstName: text("t.first_name"),
      lastName: text("t.last_name"),
      pin: text("t.pin"),
      companyName: text("t.company_name"),
      programTitle: text("t.program_title"),
      programCode: text("t.program_code"),
      programVersion: text("t.version"),
      recurrency: text("t.recurrency"),
      certificateNumber: text("t.certificate_number"),
      verificationCode: text("t.verification_code"),
      periodMonths: text("t.period_months"),
      startDate: text("t.start_date"),
      completionDate: text("t.completion_date"),
      dueDate: text("t.due_date"),
      expiryDate: text("t.expiry_date"),
      trainerName: text("t.trainer_name"),
      badge: text("t.badge"),
      authority: text("t.authority"),
    },
  },
  programStatuses: {
    from: sql`program_statuses t ${people} join programs p on p.id = t.program_id`,
    completed: day(sql`t.end_at`),
    values: { ...learner, ...program, ...run, expiryDate: day(validUntil("t")), sequence: text("t.sequence") },
  },
  courseStatuses: {
    from: sql`course_statuses t ${people} join program_statuses s on s.domain_id = t.domain_id and s.id = t.program_status_id
      join programs p on p.id = s.program_id join courses o on o.id = t.course_id`,
    completed: day(sql`t.end_at`),
    values: {
      ...learner,
      ...program,
      ...run,
      courseTitle: text("o.title"),
      courseCode: text("o.code"),
      sequence: text("s.sequence"),
      progress: sql`round(t.progress / 100.0, 2)::float8::text`,
      attempts: text("t.attempts"),
      score: sql`(select round(e.score / 100.0, 2)::float8::text from exam_attempts e where e.domain_id = t.domain_id
        and e.course_status_id = t.id and e.kind = 'final' and e.sealed_at is not null order by e.id desc limit 1)`,
    },
  },
};

/** Which rows they are. */
function rowsOf({ domainId, table, companyIds, programIds, from, until }: Exported): Sql {
  const { from: tables, completed } = sources[table];
  const conditions: Sql[] = [sql`t.domain_id = ${domainId}`, sql`u.erased_at is null`];
  if (table === "programCertificates") conditions.push(sql`t.revoked_at is null`);
  if (companyIds !== null) conditions.push(sql`u.company_id = any(${companyIds}::bigint[])`);
  if (programIds !== null) conditions.push(sql`p.id = any(${programIds}::bigint[])`);
  if (from !== null) conditions.push(sql`${completed} >= ${from}::date`);
  if (until !== null) conditions.push(sql`${completed} <= ${until}::date`);
  return sql`${tables} where ${sql.join(conditions, sql` and `)}`;
}

export async function countRows(tx: Tx, exported: Exported): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${rowsOf(exported)}`.execute(tx);
  return rows[0]!.count;
}

/** The next rows behind a number, each with its values by name. */
export async function exportRows(tx: Tx, exported: Exported, after: number, limit: number): Promise<{ id: number; values: ExportRow }[]> {
  const { table } = exported;
  const cells = sql.join(exportFields[table].flatMap((name) => [sql`${name}::text`, sources[table].values[name]!]));
  const { rows } = await sql<{ id: number; values: ExportRow }>`select t.id, jsonb_build_object(${cells}) as values from ${rowsOf(exported)}
    and t.id > ${after} order by t.id limit ${limit}`.execute(tx);
  return rows;
}
