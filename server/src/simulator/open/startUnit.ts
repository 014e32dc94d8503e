import { sql } from "kysely";
import { sessionSettingsOf, storedSimConfig, simulatorUnitSchema } from "@vigil/model/simulator/settings";
import type { SessionStart } from "@vigil/model/simulator/wire";
import type { Caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { refuseElsewhere } from "../../training/trainingLease.ts";
import { findOpen, openAnswer, openSession, type SessionPlace } from "./openSession.ts";
import { practiceLock } from "./practiceLock.ts";
import { sealIfSilent } from "../sealOverdue.ts";
import type { SessionRow } from "../sessionRow.ts";
import { unitOfCall, type CalledUnit, type UnitCall } from "./unitOfCall.ts";

/** Opens a session with its paper, or answers the one that is open with what is stored of it. */
export async function startUnit(tx: Tx, caller: Caller, call: UnitCall & { tabId: string }, random: () => number): Promise<SessionStart> {
  const called = await unitOfCall(tx, caller, call);
  await refuseElsewhere(tx, caller, call.tabId);
  refuseLocked(called);
  const place = placeOf(called);
  const open = await findOpen(tx, caller, place);
  // Sealing it may have passed or locked the exam, so the question is asked anew.
  if (open !== undefined && (await sealIfSilent(tx, caller, open))) return startUnit(tx, caller, call, random);
  if (open !== undefined) return openAnswer(tx, open);
  await refusePractice(tx, caller, called);
  return openAnswer(tx, await begun(tx, caller, called, place, random));
}

const placeOf = ({ type, unit, courseStatus }: CalledUnit): SessionPlace => ({
  type,
  courseStatusId: courseStatus.id,
  unitId: unit.id,
  quizId: null,
});

function refuseLocked({ type, unitState, courseStatus }: CalledUnit): void {
  const exam = type === "Exam";
  if (exam && unitState.complete) throw new Problem(409, "ExamCompleted");
  if (exam && courseStatus.finalExamLocked) throw new Problem(423, "FinalExamLocked");
  if (unitState.locked) throw new Problem(423, "UnitLocked");
}

/** A session that is open may be finished; only another one does not begin. */
async function refusePractice(tx: Tx, caller: Caller, { type, courseStatus, course }: CalledUnit): Promise<void> {
  const lock = type === "Practice" ? await practiceLock(tx, caller, courseStatus, course) : null;
  if (lock !== null) throw new Problem(423, "PracticeLocked", { details: { ...lock } });
}

async function begun(
  tx: Tx,
  caller: Caller,
  { type, unit, courseStatus, course }: CalledUnit,
  place: SessionPlace,
  random: () => number,
): Promise<SessionRow> {
  const { courseId } = courseStatus;
  const row = await tx.selectFrom("courses").select(["imageLibraryId", "simulatorConfig"]).where("id", "=", courseId).executeTakeFirst();
  if (row === undefined || row.imageLibraryId === null) throw new Problem(412, "SimulatorLibraryMissing");
  const settings = sessionSettingsOf(
    type,
    course.configuration,
    storedSimConfig.parse(row.simulatorConfig),
    simulatorUnitSchema.parse(unit),
  );
  const session = await openSession(tx, caller, place, { libraryId: row.imageLibraryId, settings, courseId }, random);
  await tx
    .updateTable("courseStatuses")
    .set({ lastAccessedAt: sql`now()`, ...(courseStatus.complete ? {} : { status: "a" as const }) })
    .where("domainId", "=", caller.domainId)
    .where("id", "=", courseStatus.id)
    .execute();
  return session;
}
