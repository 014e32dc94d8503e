import { CompiledQuery } from "kysely";
import type { Caller } from "../identity/access/caller.ts";
import { Problem } from "../problem.ts";
import type { Tx } from "../storage/asDomain.ts";
import { together } from "../storage/together.ts";

export interface AssignedProgram {
  id: number;
  title: string;
  priority: number;
  /** Of one that is named: its open run that no credit was taken for yet, in a domain with credits; a reset opens it before its learner starts. */
  unpaidRun?: number | null;
}

type Learner = Pick<Caller, "domainId" | "userId" | "companyId">;

/** The programs a learner may take today, by priority and title; dates hold in the time zone of the company, else of the domain. */
export const assignedPrograms = async (tx: Tx, learner: Learner): Promise<AssignedProgram[]> =>
  (await tx.executeQuery(assignedQuery(learner))).rows;

/** The same for whoever asks for other things at the same time: of one program only, where it is named. */
export const assignedQuery = ({ domainId, userId, companyId }: Learner, programId?: number): CompiledQuery<AssignedProgram> =>
  programId === undefined
    ? CompiledQuery.raw(assigned("", ""), [domainId, userId, companyId])
    : CompiledQuery.raw(assigned("and program.id = $4", unpaid), [domainId, userId, companyId, programId]);

const unpaid = `, (select run.id from program_statuses run where run.domain_id = $1 and run.user_id = $2 and run.program_id = program.id
     and run.closed_at is null and not run.complete and run.user_credit_id is null
     and exists (select from addons plugin where plugin.domain_id = $1 and plugin.type = 'credits' and plugin.active)) as "unpaidRun"`;

const assigned = (further: string, more: string) => `
  with today as materialized (
    select (now() at time zone coalesce(company.sound_zone, domain.sound_zone))::date as day
      from companies company join domains domain on domain.id = company.domain_id
     where company.domain_id = $1 and company.id = $3)
  select program.id, program.title, program.priority${more} from programs program
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
