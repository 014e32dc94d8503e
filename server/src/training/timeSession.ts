import { sql } from "kysely";
import { countTime, isSilent } from "@vigil/model/training/trackedTime";
import type { TimeTrackingAnswer, TimeTrackingBody, TimeTrackingStart } from "@vigil/model/training/timeWire";
import type { TrainingConfiguration } from "@vigil/model/training/settings";
import { configurationsQuery } from "../curriculum/configuration/settingsFor.ts";
import type { Caller } from "../identity/access/caller.ts";
import { Problem } from "../problem.ts";
import type { Tx } from "../storage/asDomain.ts";
import { together } from "../storage/together.ts";
import { assignedQuery, foundProgram } from "./assignedPrograms.ts";
import type { ProgramStatusRow } from "./openStatuses.ts";
import { settleProgram } from "./settleCourse.ts";
import { trackedTime } from "./trackedTime.ts";
import { configurationsOf } from "./trainingConfiguration.ts";

interface TimeSession {
  number: number;
  seconds: number;
  lag: number;
  gapSeconds: number;
}

type Run = Pick<ProgramStatusRow, "domainId" | "id">;

/** Goes on with the open time session of a run, whoever opened it, or opens the next one. */
export async function startTime(tx: Tx, caller: Caller, programId: number, body: TimeTrackingBody): Promise<TimeTrackingStart> {
  const { run, configuration, open } = await timedRun(tx, caller, programId);
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
  const { run, configuration, open } = await timedRun(tx, caller, programId);
  if (open === undefined) return null;
  if (isSilent(open.gapSeconds, configuration.maxDisconnectTime)) {
    await closeTime(tx, run);
    return null;
  }
  const counted = countTime(open, claimedSeconds);
  if (counted === null) return { duration: open.seconds, total: (await trackedTime(tx, run, { last: true })).total };
  const settles = !run.complete && (configuration.minTime > 0 || configuration.minSequenceTime > 0);
  const count = tx
    .updateTable("timeSessions")
    .set((set) => ({
      seconds: counted.seconds,
      lag: set("lag", "+", counted.lag),
      lastUpdateAt: sql`last_update_at + make_interval(secs => ${counted.passed})`,
    }))
    .where("domainId", "=", run.domainId)
    .where("programStatusId", "=", run.id)
    .where("number", "=", open.number);
  const [, { total }] = await Promise.all([count.execute(), trackedTime(tx, run, { last: !settles })]);
  if (settles) await settleProgram(tx, caller, run.id);
  return { duration: counted.seconds, total };
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

interface TimedRun {
  run: OpenRun;
  configuration: TrainingConfiguration;
  open: TimeSession | undefined;
}

type OpenRun = Pick<ProgramStatusRow, "domainId" | "id" | "userId" | "programId" | "sequence" | "complete">;

/** Two pages that start at once come one after the other: what is open is looked for behind the lock of the run. */
async function timedRun(tx: Tx, caller: Caller, programId: number): Promise<TimedRun> {
  const { domainId, userId } = caller;
  const run = tx
    .selectFrom("programStatuses")
    .where("domainId", "=", domainId)
    .where("userId", "=", userId)
    .where("programId", "=", programId)
    .where("closedAt", "is", null);
  const [assigned, [locked], applied, [open]] = await together(tx, [
    assignedQuery(caller, programId),
    run.select(["domainId", "id", "userId", "programId", "sequence", "complete"]).forUpdate().compile(),
    configurationsQuery(tx, { ...caller, courseId: null }),
    tx
      .selectFrom("timeSessions")
      .select(["number", "seconds", "lag", sql<number>`extract(epoch from clock_timestamp() - last_update_at)::float8`.as("gapSeconds")])
      .where("domainId", "=", domainId)
      .where("programStatusId", "=", run.select("id"))
      .where("closedAt", "is", null)
      .compile(),
  ]);
  foundProgram(assigned, programId);
  if (locked === undefined) throw new Problem(412, "ProgramNotStarted");
  return { run: locked, configuration: configurationsOf(applied).program, open };
}

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
