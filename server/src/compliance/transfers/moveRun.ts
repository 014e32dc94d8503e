import { sql } from "kysely";
import type { Tx } from "../../storage/asDomain.ts";
import type { ProgramStatusRow } from "../../training/openStatuses.ts";

/** Course statuses of courses that the target has too go along unchanged, unless the learner has begun the course there. */
export async function moveCourses(tx: Tx, from: ProgramStatusRow, to: ProgramStatusRow): Promise<void> {
  const { domainId } = from;
  const shared = sql`mine.domain_id = ${domainId} and mine.program_status_id = ${from.id} and mine.closed_at is null and mine.status <> 'n'
    and exists (select from program_courses member where member.program_id = ${to.programId} and member.course_id = mine.course_id)`;
  // one that was opened with the run and never begun makes room
  await sql`delete from course_statuses theirs using course_statuses mine
    where theirs.domain_id = ${domainId} and theirs.program_status_id = ${to.id} and theirs.course_id = mine.course_id
      and theirs.closed_at is null and theirs.status = 'n' and ${shared}`.execute(tx);
  await sql`update course_statuses mine set program_status_id = ${to.id}, updated_at = now(),
      run = 1 + coalesce((select max(theirs.run) from course_statuses theirs
        where theirs.domain_id = ${domainId} and theirs.program_status_id = ${to.id} and theirs.course_id = mine.course_id), 0)
    where ${shared} and not exists (select from course_statuses theirs
      where theirs.domain_id = ${domainId} and theirs.program_status_id = ${to.id} and theirs.course_id = mine.course_id and theirs.closed_at is null)`.execute(
    tx,
  );
}

/** Tracked time goes along as well, numbered behind what is there; an open time session is closed with what it has. */
export async function moveTime(tx: Tx, runs: readonly ProgramStatusRow[], { domainId, id }: ProgramStatusRow): Promise<void> {
  for (const from of runs) {
    await sql`update time_sessions set program_status_id = ${id}, closed_at = coalesce(closed_at, last_update_at),
        number = number + (select coalesce(max(number), 0) from time_sessions where domain_id = ${domainId} and program_status_id = ${id})
      where domain_id = ${domainId} and program_status_id = ${from.id}`.execute(tx);
    await sql`update program_statuses run set duration = run.duration + source.duration, total_duration = run.total_duration + source.total_duration,
        exam_duration = run.exam_duration + source.exam_duration, sim_duration = run.sim_duration + source.sim_duration,
        virtual_duration = run.virtual_duration + source.virtual_duration, updated_at = now()
      from program_statuses source
     where run.domain_id = ${domainId} and run.id = ${id} and source.domain_id = ${domainId} and source.id = ${from.id}`.execute(tx);
  }
}

/** The credit in force with which the learner took a source is good for the target now: a new version of it; the one before is kept. */
export async function moveCredit(tx: Tx, runs: readonly ProgramStatusRow[], target: ProgramStatusRow): Promise<void> {
  const { domainId, userId, programId } = target;
  const inForce = sql`held.domain_id = ${domainId} and held.user_id = ${userId} and held.superseded_at is null
    and (held.expired_at is null or held.expired_at > now())`;
  const { rows } = await sql<{ id: number }>`
    with chosen as (select held.* from user_credits held where ${inForce} and held.program_id = any(${runs.map((run) => run.programId)}::bigint[])
        and not exists (select from user_credits held where ${inForce} and held.program_id = ${programId})
      order by held.expired_at desc nulls first, held.id limit 1 for update),
    old as (update user_credits held set superseded_at = now() from chosen where held.domain_id = ${domainId} and held.id = chosen.id)
    select id from chosen`.execute(tx);
  const [chosen] = rows;
  if (chosen === undefined) return;
  const made = await sql<{ id: number }>`
    insert into user_credits (domain_id, root_id, version, credit_id, user_id, company_id, program_id, used_at, expired_at, created_by, revision)
    select domain_id, coalesce(root_id, id), version + 1, credit_id, user_id, company_id, ${programId}, used_at, expired_at, created_by, revision + 1
      from user_credits where domain_id = ${domainId} and id = ${chosen.id} returning id`.execute(tx);
  await tx
    .updateTable("programStatuses")
    .set({ userCreditId: made.rows[0]!.id })
    .where("domainId", "=", domainId)
    .where("id", "=", target.id)
    .execute();
}
