import { sql } from "kysely";
import { sessionSettingsOf, storedSimConfig, simulatorUnitSchema } from "@vigil/model/simulator/settings";
import type { SessionStart } from "@vigil/model/simulator/wire";
import { resume } from "../../attempt/openOnce.ts";
import type { Caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { openAnswer, openSession, type SessionPlace } from "./openSession.ts";
import { practiceLock } from "../../training/practiceLock.ts";
import { sessionKind } from "../sessionKind.ts";
import type { SessionRow } from "../sessionRow.ts";
import { unitOfCall, type CalledUnit, type UnitCall } from "./unitOfCall.ts";

/** Opens a session with its paper, or answers the one that is open with what is stored of it. */
export async function startUnit(tx: Tx, caller: Caller, call: UnitCall, random: () => number): Promise<SessionStart> {
  const called = await unitOfCall(tx, caller, call);
  refuseLocked(called);
  const place = placeOf(called);
  return resume(tx, caller, sessionKind, place, {
    open: Promise.resolve(called.open),
    answer: (open) => openAnswer(tx, open),
    again: () => startUnit(tx, caller, call, random),
    begin: async () => {
      await refusePractice(tx, caller, called);
      return openAnswer(tx, await begun(tx, caller, called, place, random));
    },
  });
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
