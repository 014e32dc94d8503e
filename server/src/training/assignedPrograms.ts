import { CompiledQuery } from "kysely";
import type { Caller } from "../identity/access/caller.ts";
import { Problem } from "../problem.ts";
import type { Tx } from "../storage/asDomain.ts";
import { together } from "../storage/together.ts";

export interface AssignedProgram {
  id: number;
  title: string;
  priority: number;
}

type Learner = Pick<Caller, "domainId" | "userId" | "companyId">;

/** The programs a learner may take today, by priority and title; dates hold in the time zone of the company, else of the domain. */
export const assignedPrograms = async (tx: Tx, learner: Learner): Promise<AssignedProgram[]> =>
  (await tx.executeQuery(assignedQuery(learner))).rows;

/** The same for whoever asks for other things at the same time: of one program only, where it is named. */
export const assignedQuery = ({ domainId, userId, companyId }: Learner, programId?: number): CompiledQuery<AssignedProgram> =>
  programId === undefined
    ? CompiledQuery.raw(assigned(""), [domainId, userId, companyId])
    : CompiledQuery.raw(assigned("and program.id = $4"), [domainId, userId, companyId, programId]);

const assigned = (further: string) => `
  with today as materialized (
    select (now() at time zone coalesce(company.sound_zone, domain.sound_zone))::date as day
      from companies company join domains domain on domain.id = company.domain_id
     where company.domain_id = $1 and company.id = $3)
  select program.id, program.title, program.priority from programs program
   where program.active ${further}
     and coalesce(program.start_date <= (select day from today), true) and coalesce(program.end_date >= (select day from today), true)
     and exists (select from program_assignments assignment
       where assignment.domain_id = $1 and assignment.user_id = $2 and assignment.program_id = program.id
         and coalesce(assignment.starts_on <= (select day from today), true) and coalesce(assignment.ends_on >= (select day from today), true))
     and not exists (select from domain_programs own where own.domain_id = $1 and own.program_id = program.id and not own.active)
   order by program.priority, program.title, program.id`;

export async function assignedProgram(tx: Tx, learner: Learner, programId: number): Promise<AssignedProgram> {
  const [rows] = await together(tx, [assignedQuery(learner, programId)]);
  return foundProgram(rows, programId);
}

export function foundProgram([program]: readonly AssignedProgram[], programId: number): AssignedProgram {
  if (program === undefined) throw new Problem(404, "ProgramNotFound", { details: { id: programId } });
  return program;
}
