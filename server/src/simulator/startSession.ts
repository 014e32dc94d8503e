import { sql } from "kysely";
import { sessionSettingsOf, simConfigSchema, simulatorUnitSchema, type SessionSettings } from "@vigil/model/simulator/settings";
import type { SessionStart } from "@vigil/model/simulator/wire";
import type { Caller } from "../identity/caller.ts";
import { Problem } from "../problem.ts";
import { writeEvent } from "../reporting/writeEvent.ts";
import type { Tx } from "../storage/asDomain.ts";
import { refuseElsewhere } from "../training/trainingLease.ts";
import { choosePaper } from "./choosePaper.ts";
import { readPaper } from "./paper.ts";
import { practiceSeconds } from "./practiceTime.ts";
import { readTruths } from "./readTruths.ts";
import { sealIfSilent } from "./sealOverdue.ts";
import { sessionAnswer } from "./sessionAnswer.ts";
import { lockOwnSession, type SessionRow } from "./sessionRow.ts";
import { unitOfCall, type CalledUnit, type UnitCall } from "./unitOfCall.ts";

/** Opens a session with its paper, or answers the one that is open with what is stored of it. */
export async function startSession(tx: Tx, caller: Caller, call: UnitCall, random: () => number): Promise<SessionStart> {
  const called = await unitOfCall(tx, caller, call);
  await refuseElsewhere(tx, caller);
  refuseLocked(called);
  await refuseTooMuchPractice(tx, caller, called);
  const open = await findOpen(tx, caller, called);
  // Sealing it may have passed or locked the exam, so the question is asked anew.
  if (open !== undefined && (await sealIfSilent(tx, caller, open))) return startSession(tx, caller, call, random);
  const session = open ?? (await openSession(tx, caller, called, random));
  const paper = await readPaper(tx, session);
  const told = session.settings.feedback ? paper.filter(({ decision }) => decision !== null).map(({ imageId }) => imageId) : [];
  return sessionAnswer(tx, session, paper, await readTruths(tx, told), false);
}

function refuseLocked({ type, unitState, courseStatus }: CalledUnit): void {
  const exam = type === "Exam";
  if (exam && unitState.complete) throw new Problem(409, "ExamCompleted");
  if (exam && courseStatus.finalExamLocked) throw new Problem(423, "FinalExamLocked");
  if (unitState.locked) throw new Problem(423, "UnitLocked");
}

async function refuseTooMuchPractice(tx: Tx, { domainId, userId }: Caller, { type, courseStatus, course }: CalledUnit): Promise<void> {
  const most = type === "Practice" ? course.configuration.practiceDurationMax : undefined;
  if (most === undefined) return;
  const { seconds, lookBackSeconds } = most;
  const practised = await practiceSeconds(tx, { domainId, userId, courseId: courseStatus.courseId, lookBackSeconds });
  if (practised >= seconds) throw new Problem(423, "PracticeLocked");
}

async function findOpen(tx: Tx, caller: Caller, { type, unit, courseStatus }: CalledUnit): Promise<SessionRow | undefined> {
  const found = await tx
    .selectFrom("simulatorSessions")
    .select("id")
    .where("domainId", "=", caller.domainId)
    .where("userId", "=", caller.userId)
    .where("type", "=", type)
    .where("courseStatusId", "=", courseStatus.id)
    .where("unitId", "=", unit.id)
    .where("sealedAt", "is", null)
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const session = await lockOwnSession(tx, caller, found.id);
  return session.sealedAt === null ? session : undefined; // sealed while we waited for the lock
}

async function openSession(tx: Tx, caller: Caller, called: CalledUnit, random: () => number): Promise<SessionRow> {
  const { domainId, userId } = caller;
  const { type, unit, courseStatus, course } = called;
  const row = await tx
    .selectFrom("courses")
    .select(["imageLibraryId", "simulatorConfig"])
    .where("id", "=", courseStatus.courseId)
    .executeTakeFirst();
  if (row === undefined || row.imageLibraryId === null) throw new Problem(412, "SimulatorLibraryMissing");
  const settings = sessionSettingsOf(
    type,
    course.configuration,
    simConfigSchema.parse(row.simulatorConfig),
    simulatorUnitSchema.parse(unit),
  );
  const { imageIds, level } = await choosePaper(tx, { domainId, userId, libraryId: row.imageLibraryId, settings }, random);
  const made = await tx
    .insertInto("simulatorSessions")
    .values({
      domainId,
      userId,
      type,
      courseStatusId: courseStatus.id,
      unitId: unit.id,
      imageLibraryId: row.imageLibraryId,
      settings: JSON.stringify({ ...settings, numberOfImages: imageIds.length, level }),
      startedAt: sql`now()`,
      deadlineAt: deadlineOf(settings),
      createdBy: userId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(["id", "startedMonth"])
    .executeTakeFirst();
  if (made === undefined) {
    // Two windows started at once: the other one's session is the open one.
    const other = await findOpen(tx, caller, called);
    if (other === undefined) throw new Problem(409, "Conflict");
    return other;
  }
  await tx
    .insertInto("simulatorDecisions")
    .values(imageIds.map((imageId, position) => ({ domainId, startedMonth: made.startedMonth, sessionId: made.id, position, imageId })))
    .execute();
  await tx
    .updateTable("courseStatuses")
    .set({ lastAccessedAt: sql`now()`, ...(courseStatus.complete ? {} : { status: "a" as const }) })
    .where("domainId", "=", domainId)
    .where("id", "=", courseStatus.id)
    .execute();
  await writeEvent(tx, caller, {
    type: "simulatorSession.start",
    subject: { entity: "simulatorSession", id: made.id },
    data: { type, courseId: courseStatus.courseId, unitId: unit.id, images: imageIds.length },
  });
  return lockOwnSession(tx, caller, made.id);
}

const deadlineOf = ({ sessionTimerMs }: SessionSettings) =>
  sessionTimerMs === 0 ? null : sql<Date>`now() + make_interval(secs => ${sessionTimerMs / 1000}::float8)`;
