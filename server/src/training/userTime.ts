import { sql } from "kysely";
import type { ProgramTime, TimeReset, UserTime } from "@vigil/model/training/userTime";
import type { Caller } from "../identity/access/caller.ts";
import { companyOfSeen } from "../identity/access/companyOfSeen.ts";
import { refuseOwn } from "../identity/access/refuseOwn.ts";
import { Problem } from "../problem.ts";
import { writeEvent } from "../reporting/writeEvent.ts";
import type { Tx } from "../storage/asDomain.ts";
import { wireInstant } from "../http/wireInstant.ts";

interface Row {
  programId: number;
  title: string;
  sequence: number;
  complete: boolean;
  session: number;
  startedAt: Date;
  closedAt: Date | null;
  duration: number;
  lag: number;
}

/** A learner's tracked time by program, run and session, as far as the caller sees the learner and the programs. */
export async function timeOfUser(tx: Tx, caller: Caller, userId: number): Promise<UserTime> {
  await companyOfSeen(tx, caller, userId);
  const { rows } = await sql<Row>`
    select run.program_id, program.title, run.sequence, run.complete, tracked.number as session,
           tracked.started_at, tracked.closed_at, tracked.seconds as duration, tracked.lag
      from program_statuses run join programs program on program.id = run.program_id
      join time_sessions tracked on tracked.domain_id = run.domain_id and tracked.program_status_id = run.id
     where run.domain_id = ${caller.domainId} and run.user_id = ${userId}
       and ${caller.programs === null ? sql`true` : sql`run.program_id = any(${caller.programs}::bigint[])`}
     order by program.title, run.program_id, run.sequence desc, tracked.number desc
     limit 2000`.execute(tx);
  return { id: userId, programs: [...Map.groupBy(rows, ({ programId }) => programId).values()].map(programTime) };
}

function programTime(rows: readonly Row[]): ProgramTime {
  const sequences = [...Map.groupBy(rows, ({ sequence }) => sequence)].map(([sequence, sessions]) => ({
    sequence,
    duration: sum(sessions),
    complete: sessions.some(({ complete }) => complete),
    sessions: sessions.map(({ session, startedAt, closedAt, duration, lag }) => ({
      session,
      startedAt: wireInstant(startedAt),
      endAt: closedAt && wireInstant(closedAt),
      duration,
      lag,
    })),
  }));
  return { programId: rows[0]?.programId ?? 0, title: rows[0]?.title ?? "", total: sum(rows), sequences };
}

const sum = (rows: readonly { duration: number }[]): number => rows.reduce((total, { duration }) => total + duration, 0);

/** Takes tracked time back. The event keeps what was counted; a run that is complete stays so. */
export async function resetUserTime(tx: Tx, caller: Caller, userId: number, { programs }: TimeReset): Promise<UserTime> {
  const before = await timeOfUser(tx, caller, userId);
  refuseOwn(caller, [{ id: userId, userId }]);
  for (const { programId, sequence } of programs) {
    const program = before.programs.find((each) => each.programId === programId);
    const known = program?.sequences.some((each) => sequence === undefined || each.sequence === sequence);
    if (program === undefined || known !== true) throw new Problem(404, "NotFound");
    await sql`update time_sessions tracked set lag = tracked.lag + tracked.seconds, seconds = 0, closed_at = coalesce(tracked.closed_at, tracked.last_update_at)
       from program_statuses run
      where run.domain_id = ${caller.domainId} and run.user_id = ${userId} and run.program_id = ${programId}
        and (${sequence ?? null}::int is null or run.sequence = ${sequence ?? null}::int)
        and tracked.domain_id = run.domain_id and tracked.program_status_id = run.id`.execute(tx);
    await writeEvent(tx, caller, {
      type: "userTime.reset",
      severity: "warning",
      subject: { entity: "user", id: userId },
      data: {
        programId,
        sequence: sequence ?? null,
        before: program.sequences.map((each) => ({ sequence: each.sequence, duration: each.duration })),
      },
    });
  }
  return timeOfUser(tx, caller, userId);
}
