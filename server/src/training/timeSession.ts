import { sql } from "kysely";
import { countTime, isSilent } from "@vigil/model/training/trackedTime";
import type { TimeTrackingAnswer, TimeTrackingBody, TimeTrackingStart } from "@vigil/model/training/timeWire";
import type { Caller } from "../identity/access/caller.ts";
import { Problem } from "../problem.ts";
import type { Tx } from "../storage/asDomain.ts";
import { assignedProgram } from "./assignedPrograms.ts";
import type { ProgramStatusRow } from "./openStatuses.ts";
import { settleProgram } from "./settleCourse.ts";
import { trackedTime } from "./trackedTime.ts";
import { trainingConfiguration } from "./trainingConfiguration.ts";

interface TimeSession {
  number: number;
  seconds: number;
  lag: number;
  gapSeconds: number;
}

type Run = Pick<ProgramStatusRow, "domainId" | "id">;

/** Goes on with the open time session of a run, whoever opened it, or opens the next one. */
export async function startTime(tx: Tx, caller: Caller, programId: number, body: TimeTrackingBody): Promise<TimeTrackingStart> {
  await assignedProgram(tx, caller, programId);
  const run = await lockRun(tx, caller, programId);
  const configuration = await trainingConfiguration(tx, { ...caller, courseId: null });
  const open = await openTimeSession(tx, run);
  const goesOn = open !== undefined && body.forceNewSession !== true && !isSilent(open.gapSeconds, configuration.maxDisconnectTime);
  if (!goesOn) await closeTime(tx, run);
  const session = goesOn ? await resume(tx, run, open) : await insert(tx, run);
  const tracked = await trackedTime(tx, run);
  return {
    sequence: run.sequence,
    session: session.number,
    duration: session.seconds,
    sequenceTotal: tracked.run,
    total: tracked.total,
    lag: session.lag,
    minTime: configuration.minTime,
    minSequenceTime: configuration.minSequenceTime,
    displaySequenceOnly: configuration.displaySequenceOnly,
  };
}

/** Counts what the page claims, as far as the server saw it pass; null when the session is closed, or was silent and is closed now. */
export async function spendTrackedTime(
  tx: Tx,
  caller: Caller,
  programId: number,
  claimedSeconds: number,
): Promise<TimeTrackingAnswer | null> {
  await assignedProgram(tx, caller, programId);
  const run = await lockRun(tx, caller, programId);
  const configuration = await trainingConfiguration(tx, { ...caller, courseId: null });
  const open = await openTimeSession(tx, run);
  if (open === undefined) return null;
  if (isSilent(open.gapSeconds, configuration.maxDisconnectTime)) {
    await closeTime(tx, run);
    return null;
  }
  const counted = countTime(open, claimedSeconds);
  if (counted !== null) {
    await tx
      .updateTable("timeSessions")
      .set((set) => ({
        seconds: counted.seconds,
        lag: set("lag", "+", counted.lag),
        lastUpdateAt: sql`last_update_at + make_interval(secs => ${counted.passed})`,
      }))
      .where("domainId", "=", run.domainId)
      .where("programStatusId", "=", run.id)
      .where("number", "=", open.number)
      .execute();
    if (!run.complete && (configuration.minTime > 0 || configuration.minSequenceTime > 0)) await settleProgram(tx, caller, run.id);
  }
  const { total } = await trackedTime(tx, run);
  return { duration: counted?.seconds ?? open.seconds, total };
}

/** Closes the open time session of a run with what it has. */
export const closeTime = (tx: Tx, { domainId, id }: Run): Promise<unknown> =>
  tx
    .updateTable("timeSessions")
    .set({ closedAt: sql`last_update_at` })
    .where("domainId", "=", domainId)
    .where("programStatusId", "=", id)
    .where("closedAt", "is", null)
    .execute();

/** Two pages that start at once come one after the other. */
async function lockRun(tx: Tx, { domainId, userId }: Caller, programId: number): Promise<ProgramStatusRow> {
  const run = await tx
    .selectFrom("programStatuses")
    .selectAll()
    .where("domainId", "=", domainId)
    .where("userId", "=", userId)
    .where("programId", "=", programId)
    .where("closedAt", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (run === undefined) throw new Problem(412, "ProgramNotStarted");
  return run;
}

const openTimeSession = (tx: Tx, { domainId, id }: Run): Promise<TimeSession | undefined> =>
  tx
    .selectFrom("timeSessions")
    .select(["number", "seconds", "lag", sql<number>`extract(epoch from clock_timestamp() - last_update_at)::float8`.as("gapSeconds")])
    .where("domainId", "=", domainId)
    .where("programStatusId", "=", id)
    .where("closedAt", "is", null)
    .executeTakeFirst();

/** From here on time is counted again; what passed since the last update is not. */
async function resume(tx: Tx, { domainId, id }: Run, open: TimeSession): Promise<TimeSession> {
  const lag = open.lag + Math.floor(open.gapSeconds);
  await tx
    .updateTable("timeSessions")
    .set({ lag, lastUpdateAt: sql`clock_timestamp()` })
    .where("domainId", "=", domainId)
    .where("programStatusId", "=", id)
    .where("number", "=", open.number)
    .execute();
  return { ...open, lag };
}

const insert = (tx: Tx, { domainId, id }: Run): Promise<TimeSession> =>
  tx
    .insertInto("timeSessions")
    .values({
      domainId,
      programStatusId: id,
      number: sql`(select coalesce(max(number), 0) + 1 from time_sessions where domain_id = ${domainId} and program_status_id = ${id})`,
      startedAt: sql`clock_timestamp()`,
      lastUpdateAt: sql`clock_timestamp()`,
    })
    .returning(["number", "seconds", "lag", sql<number>`0`.as("gapSeconds")])
    .executeTakeFirstOrThrow();
