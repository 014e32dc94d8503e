import { sql, type CompiledQuery } from "kysely";
import type { Caller } from "../identity/caller.ts";
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
  (await tx.executeQuery(assignedQuery(tx, learner))).rows;

/** The same for whoever asks for other things at the same time: of one program only, where it is named. */
export function assignedQuery(tx: Tx, { domainId, userId, companyId }: Learner, programId?: number): CompiledQuery<AssignedProgram> {
  const today = sql<string>`(select (now() at time zone coalesce(company.time_zone, domain.time_zone))::date
    from companies company join domains domain on domain.id = company.domain_id
    where company.domain_id = ${domainId} and company.id = ${companyId})`;
  return tx
    .selectFrom("programs as program")
    .select(["program.id", "program.title", "program.priority"])
    .where("program.active", "=", true)
    .$if(programId !== undefined, (query) => query.where("program.id", "=", programId ?? 0))
    .where(sql<boolean>`coalesce(program.start_date <= ${today}, true) and coalesce(program.end_date >= ${today}, true)`)
    .where((where) =>
      where.exists(
        where
          .selectFrom("programAssignments as assignment")
          .select("assignment.id")
          .where("assignment.domainId", "=", domainId)
          .where("assignment.userId", "=", userId)
          .whereRef("assignment.programId", "=", "program.id")
          .where(sql<boolean>`coalesce(assignment.starts_on <= ${today}, true) and coalesce(assignment.ends_on >= ${today}, true)`),
      ),
    )
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom("domainPrograms as own")
            .select("own.programId")
            .where("own.domainId", "=", domainId)
            .whereRef("own.programId", "=", "program.id")
            .where("own.active", "=", false),
        ),
      ),
    )
    .orderBy("program.priority")
    .orderBy("program.title")
    .orderBy("program.id")
    .compile();
}

export async function assignedProgram(tx: Tx, learner: Learner, programId: number): Promise<AssignedProgram> {
  const [rows] = await together(tx, [assignedQuery(tx, learner, programId)]);
  return foundProgram(rows, programId);
}

export function foundProgram([program]: readonly AssignedProgram[], programId: number): AssignedProgram {
  if (program === undefined) throw new Problem(404, "ProgramNotFound", { details: { id: programId } });
  return program;
}
