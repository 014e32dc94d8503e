import { assignmentFault, type AssignmentDates } from "@vigil/model/curriculum/assignmentDates";
import { sql } from "kysely";
import { Problem } from "../problem.ts";
import { writeEvents, type Actor } from "../reporting/writeEvent.ts";
import type { Tx } from "../storage/asDomain.ts";
import { requireProgramsFit } from "./domainCodesFit.ts";

/** One program for one learner; a date that is null is none. */
export interface Assignment extends AssignmentDates {
  readonly userId: number;
  readonly programId: number;
}

export interface Assigned {
  /** Were not assigned directly before. */
  added: number;
  /** Were, with other dates. */
  changed: number;
  same: number;
  written: readonly Written[];
}

export interface Written {
  userId: number;
  programId: number;
  before: AssignmentDates | null;
  /** Null where it was taken away. */
  after: AssignmentDates | null;
}

/**
 * Assigns programs directly, in the caller's transaction, many at once; who is assigned directly already gets these dates. Whom the caller may
 * assign to is the caller's to see to (`scope`); that the programs can be assigned, and that each fits its learner's company, is seen to here.
 */
export async function assignPrograms(tx: Tx, actor: Actor, assignments: readonly Assignment[]): Promise<Assigned> {
  if (assignments.length === 0) return { added: 0, changed: 0, same: 0, written: [] };
  for (const assignment of assignments) {
    const fault = assignmentFault(assignment);
    if (fault !== undefined) throw new Problem(422, fault.code, { field: fault.field });
  }
  await requireAssignable(tx, [...new Set(assignments.map(({ programId }) => programId))]);
  return writeAssignments(tx, actor, assignments);
}

/** The same for programs that were looked at before, as those of a file or of an undo are. */
export async function writeAssignments(tx: Tx, actor: Actor, assignments: readonly Assignment[]): Promise<Assigned> {
  if (assignments.length === 0) return { added: 0, changed: 0, same: 0, written: [] };
  const { domainId, userId: by = null } = actor;
  const asJson = JSON.stringify(
    assignments.map(({ userId, programId, startsOn, dueOn, endsOn }) => ({ userId, programId, startsOn, dueOn, endsOn })),
  );
  const { rows } = await sql<Written>`
    with wanted as (
      select distinct on ("userId", "programId") "userId" as user_id, "programId" as program_id,
          "startsOn" as starts_on, "dueOn" as due_on, "endsOn" as ends_on
        from jsonb_to_recordset(${asJson}::jsonb) as each ("userId" bigint, "programId" bigint, "startsOn" date, "dueOn" date, "endsOn" date)
       order by "userId", "programId"),
    before as (
      select a.user_id, a.program_id, a.starts_on, a.due_on, a.ends_on
        from wanted join program_assignments a on a.domain_id = ${domainId} and a.user_id = wanted.user_id and a.program_id = wanted.program_id
         and a.source = 'user' and a.source_id is null),
    written as (
      insert into program_assignments (domain_id, user_id, program_id, source, starts_on, due_on, ends_on, created_by)
      select ${domainId}::bigint, user_id, program_id, 'user', starts_on, due_on, ends_on, ${by}::bigint from wanted order by user_id, program_id
      on conflict (domain_id, user_id, program_id, source, source_id) do update
        set starts_on = excluded.starts_on, due_on = excluded.due_on, ends_on = excluded.ends_on, updated_at = now(),
            revision = program_assignments.revision + 1
        where (program_assignments.starts_on, program_assignments.due_on, program_assignments.ends_on)
          is distinct from (excluded.starts_on, excluded.due_on, excluded.ends_on)
      returning user_id, program_id, starts_on, due_on, ends_on)
    select written.user_id, written.program_id,
        case when before.user_id is not null then
          jsonb_build_object('startsOn', before.starts_on, 'dueOn', before.due_on, 'endsOn', before.ends_on) end as before,
        jsonb_build_object('startsOn', written.starts_on, 'dueOn', written.due_on, 'endsOn', written.ends_on) as after
      from written left join before on before.user_id = written.user_id and before.program_id = written.program_id`.execute(tx);
  await requireProgramsFit(tx, domainId, { userIds: [...new Set(rows.map(({ userId }) => userId))], field: "programs" });
  await tellAssigned(tx, actor, rows);
  const added = rows.filter(({ before }) => before === null).length;
  return { added, changed: rows.length - added, same: assignments.length - rows.length, written: rows };
}

/** Takes direct assignments away; what was learnt stays. Answers which there were. */
export async function unassignPrograms(
  tx: Tx,
  actor: Actor,
  { userIds, programIds }: { userIds: readonly number[]; programIds: readonly number[] },
): Promise<Written[]> {
  const { rows } = await sql<Written>`
    delete from program_assignments where domain_id = ${actor.domainId} and source = 'user'
       and user_id = any(${[...userIds]}::bigint[]) and program_id = any(${[...programIds]}::bigint[])
    returning user_id, program_id, jsonb_build_object('startsOn', starts_on, 'dueOn', due_on, 'endsOn', ends_on) as before,
      null as after`.execute(tx);
  await writeEvents(
    tx,
    actor,
    Array.from(grouped(rows), ([userId, programs]) => ({
      type: "user.unassign" as const,
      subject: { entity: "user", id: userId },
      data: { programs: programs.map(({ programId, before }) => ({ programId, before })) },
    })),
  );
  return rows;
}

const tellAssigned = (tx: Tx, actor: Actor, written: readonly Written[]): Promise<void> =>
  writeEvents(
    tx,
    actor,
    Array.from(grouped(written), ([userId, programs]) => ({
      type: "user.assign" as const,
      subject: { entity: "user", id: userId },
      data: { programs: programs.map(({ programId, before, after }) => ({ programId, before, after })) },
    })),
  );

const grouped = <Row extends { userId: number }>(rows: readonly Row[]): Map<number, Row[]> => Map.groupBy(rows, ({ userId }) => userId);

/** Programs that are there for this domain, switched on and no unfinished copies. */
export async function requireAssignable(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const found = await tx.selectFrom("programs").select(["id", "active", "unfinishedCopy"]).where("id", "in", ids).execute();
  const missing = ids.filter((id) => !found.some((program) => program.id === id));
  if (missing.length > 0) throw new Problem(404, "ProgramNotFound", { field: "programs", details: { ids: missing } });
  if (found.some(({ unfinishedCopy }) => unfinishedCopy)) throw new Problem(406, "ProgramUnfinishedCopy", { field: "programs" });
  const off = found.filter(({ active }) => !active).map(({ id }) => id);
  if (off.length > 0) throw new Problem(422, "AssignmentProgramInactive", { field: "programs", details: { ids: off } });
}
