import { sql, type RawBuilder } from "kysely";
import { Problem } from "../problem.ts";
import type { Tx } from "../storage/asDomain.ts";
import { inOtherDomains } from "./inOtherDomains.ts";

/** Codes are the same, or copies of the same; what has none fits everybody. */
export const original = (alias: string): RawBuilder<unknown> => sql`coalesce(${sql.ref(`${alias}.originalId`)}, ${sql.ref(`${alias}.id`)})`;
const anyOf = (column: string, ids: readonly number[] | undefined): RawBuilder<unknown> =>
  ids === undefined ? sql`true` : sql`${sql.ref(column)} = any(${[...ids]}::bigint[])`;

interface Assignments {
  userIds?: readonly number[];
  programIds?: readonly number[] | undefined;
  companyIds?: readonly number[] | undefined;
  /** The field of the form that the refusal belongs to. */
  field: "programs" | "domainCodeId";
}

/** Whom a program is assigned to belongs to a company with the program's domain code; a company without one has its domain's. */
export async function requireProgramsFit(tx: Tx, domainId: number, { userIds, programIds, companyIds, field }: Assignments): Promise<void> {
  const { rows } = await sql<{ program: string; company: string; userId: number }>`
    select program.name as program, company.name as company, learner.id as user_id
      from program_assignments assigned
      join programs program on program.id = assigned.program_id
      join domain_codes wanted on wanted.id = program.domain_code_id
      join users learner on learner.domain_id = assigned.domain_id and learner.id = assigned.user_id
      join companies company on company.domain_id = learner.domain_id and company.id = learner.company_id
      join domains domain on domain.id = company.domain_id
      left join domain_codes own on own.id = coalesce(company.domain_code_id, domain.domain_code_id)
     where assigned.domain_id = ${domainId} and ${original("wanted")} is distinct from ${original("own")}
       and (assigned.ends_on is null or assigned.ends_on >= current_date)
       and ${anyOf("learner.id", userIds)} and ${anyOf("program.id", programIds)} and ${anyOf("company.id", companyIds)}
     order by learner.id limit 20`.execute(tx);
  const [first] = rows;
  if (first !== undefined) {
    const { program, company } = first;
    throw new Problem(409, "ProgramDomainConflict", { field, details: { program, company, ids: rows.map(({ userId }) => userId) } });
  }
  if (userIds === undefined) await requireCreditsFit(tx, domainId, { programIds, companyIds });
}

/** A credit that is in force stays usable: neither its company nor its program gets a code that parts them. */
async function requireCreditsFit(
  tx: Tx,
  domainId: number,
  { programIds, companyIds }: Pick<Assignments, "programIds" | "companyIds">,
): Promise<void> {
  const { rows } = await sql<{ program: string; company: string }>`
    select program.name as program, company.name as company
      from credits held
      join programs program on program.id = held.program_id
      join domain_codes wanted on wanted.id = program.domain_code_id
      join companies company on company.domain_id = held.domain_id and company.id = held.company_id
      join domains domain on domain.id = company.domain_id
      left join domain_codes own on own.id = coalesce(company.domain_code_id, domain.domain_code_id)
     where held.domain_id = ${domainId} and ${original("wanted")} is distinct from ${original("own")}
       and (held.expiry_date is null or held.expiry_date >= current_date)
       and ${anyOf("program.id", programIds)} and ${anyOf("company.id", companyIds)}
     order by held.id limit 1`.execute(tx);
  const [details] = rows;
  if (details !== undefined) throw new Problem(409, "CreditDomainCodeConflict", { field: "domainCodeId", details });
}

/** A program that all domains share may be assigned in any of them: whoever changes it may enter each, and each is looked into. */
export async function requireProgramsFitEverywhere(tx: Tx, domainId: number, programIds: readonly number[]): Promise<void> {
  const field = "domainCodeId";
  await requireProgramsFit(tx, domainId, { programIds, field });
  const { rows: shared } = await sql<{ id: number }>`select id from programs
    where id = any(${[...programIds]}::bigint[]) and owner_domain_id is null and domain_code_id is not null`.execute(tx);
  if (shared.length === 0) return;
  await inOtherDomains(tx, domainId, (id) => requireProgramsFit(tx, id, { programIds: shared.map((program) => program.id), field }));
}

/** Whoever may take a program may take its courses: a course with a domain code stands only in programs of that code. */
export async function requireCoursesFit(
  tx: Tx,
  { programIds, courseIds }: { programIds?: readonly number[]; courseIds?: readonly number[] },
): Promise<void> {
  const { rows } = await sql<{ program: string; course: string }>`
    select program.name as program, course.name as course
      from program_courses member
      join programs program on program.id = member.program_id
      join courses course on course.id = member.course_id
      join domain_codes wanted on wanted.id = course.domain_code_id
      left join domain_codes own on own.id = program.domain_code_id
     where ${original("wanted")} is distinct from ${original("own")}
       and ${anyOf("program.id", programIds)} and ${anyOf("course.id", courseIds)}
     order by program.id limit 1`.execute(tx);
  const [first] = rows;
  if (first === undefined) return;
  const { program, course } = first;
  throw new Problem(409, "ProgramCourseDomainConflict", {
    field: programIds === undefined ? "domainCodeId" : "courses",
    details: { program, course },
  });
}

/** A company holds credits for the programs it may use. */
export async function requireCompanyFits(tx: Tx, domainId: number, companyId: number, programId: number): Promise<void> {
  const { rows } = await sql<{ program: string; company: string }>`
    select program.name as program, company.name as company
      from programs program join domain_codes wanted on wanted.id = program.domain_code_id
      cross join companies company join domains domain on domain.id = company.domain_id
      left join domain_codes own on own.id = coalesce(company.domain_code_id, domain.domain_code_id)
     where program.id = ${programId} and company.domain_id = ${domainId} and company.id = ${companyId}
       and ${original("wanted")} is distinct from ${original("own")}`.execute(tx);
  const [details] = rows;
  if (details !== undefined) throw new Problem(422, "CreditDomainCodesIncompatible", { field: "programId", details });
}

export interface Misfit {
  programId: number;
  program: string;
  company: string;
  userId: number;
}

/** Programs in force for these users that another company may not use; what rules assign follows them by itself. */
export async function misfitsIn(tx: Tx, domainId: number, companyId: number, userIds: readonly number[]): Promise<Misfit[]> {
  const { rows } = await sql<Misfit>`
    select distinct program.id as program_id, program.name as program, company.name as company, assigned.user_id
      from program_assignments assigned
      join programs program on program.id = assigned.program_id
      join domain_codes wanted on wanted.id = program.domain_code_id
      join companies company on company.domain_id = assigned.domain_id and company.id = ${companyId}
      join domains domain on domain.id = company.domain_id
      left join domain_codes own on own.id = coalesce(company.domain_code_id, domain.domain_code_id)
     where assigned.domain_id = ${domainId} and ${original("wanted")} is distinct from ${original("own")}
       and assigned.source <> 'rule' and (assigned.ends_on is null or assigned.ends_on >= current_date) and ${anyOf("assigned.user_id", userIds)}
     order by program.id, assigned.user_id`.execute(tx);
  return rows;
}

/** Pairs of these companies and programs that do not fit, as `company program`. */
export async function misfitPairs(
  tx: Tx,
  domainId: number,
  companyIds: readonly number[],
  programIds: readonly number[],
): Promise<ReadonlySet<string>> {
  if (companyIds.length === 0 || programIds.length === 0) return new Set();
  const { rows } = await sql<{ pair: string }>`
    select company.id || ' ' || program.id as pair
      from companies company join domains domain on domain.id = company.domain_id
      left join domain_codes own on own.id = coalesce(company.domain_code_id, domain.domain_code_id)
      cross join programs program join domain_codes wanted on wanted.id = program.domain_code_id
     where company.domain_id = ${domainId} and ${anyOf("company.id", companyIds)} and ${anyOf("program.id", programIds)}
       and ${original("wanted")} is distinct from ${original("own")}`.execute(tx);
  return new Set(rows.map(({ pair }) => pair));
}

/** Which of these companies may not use which of these programs. */
export async function mayNotUse(
  tx: Tx,
  domainId: number,
  companyIds: readonly number[],
  programIds: readonly number[],
): Promise<{ company: string; program: string }[]> {
  const { rows } = await sql<{ company: string; program: string }>`
    select company.name as company, program.name as program
      from companies company join domains domain on domain.id = company.domain_id
      left join domain_codes own on own.id = coalesce(company.domain_code_id, domain.domain_code_id)
      cross join programs program join domain_codes wanted on wanted.id = program.domain_code_id
     where company.domain_id = ${domainId} and ${anyOf("company.id", companyIds)} and ${anyOf("program.id", programIds)}
       and ${original("wanted")} is distinct from ${original("own")}
     order by company.name, program.name limit 20`.execute(tx);
  return rows;
}
