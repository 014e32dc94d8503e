import { sql } from "kysely";
import { usualTime } from "@vigil/model/attempt/extraTime";
import { withExtraTime } from "@vigil/model/simulator/withExtraTime";
import type { SessionSettings } from "@vigil/model/simulator/settings";
import type { SessionStart, SessionType } from "@vigil/model/simulator/wire";
import type { Caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { choosePaper } from "./choosePaper.ts";
import { extraTimeOf } from "../../attempt/extraTimeOf.ts";
import { readPaper } from "../paper/paper.ts";
import { readTruths } from "../paper/readTruths.ts";
import { sessionAnswer } from "./sessionAnswer.ts";
import { lockOwnSession, type SessionRow } from "../sessionRow.ts";

/** Where a session belongs: a unit of a course, or a quiz. One learner has one open session at each place. */
export type SessionPlace = { type: SessionType } & (
  | { courseStatusId: number; unitId: number; quizId: null }
  | { courseStatusId: null; unitId: null; quizId: number }
);

/** The learner's open session at a place, locked. */
export async function findOpen(tx: Tx, caller: Caller, place: SessionPlace): Promise<SessionRow | undefined> {
  const found = await tx
    .selectFrom("simulatorSessions")
    .select("id")
    .where("domainId", "=", caller.domainId)
    .where("userId", "=", caller.userId)
    .where("type", "=", place.type)
    .where("courseStatusId", "is not distinct from", place.courseStatusId)
    .where("unitId", "is not distinct from", place.unitId)
    .where("quizId", "is not distinct from", place.quizId)
    .where("sealedAt", "is", null)
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const session = await lockOwnSession(tx, caller, found.id);
  return session.sealedAt === null ? session : undefined; // sealed while we waited for the lock
}

/** Opens a session and writes its paper: which images, in which order. */
export async function openSession(
  tx: Tx,
  caller: Caller,
  place: SessionPlace,
  { libraryId, settings: usual, courseId }: { libraryId: number; settings: SessionSettings; courseId: number },
  random: () => number,
): Promise<SessionRow> {
  const { domainId, userId } = caller;
  const extraTime = await extraTimeOf(tx, caller);
  const settings = withExtraTime(usual, extraTime);
  const { imageIds, level } = await choosePaper(tx, { domainId, userId, libraryId, settings }, random);
  const made = await tx
    .insertInto("simulatorSessions")
    .values({
      ...place,
      domainId,
      userId,
      imageLibraryId: libraryId,
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
    const other = await findOpen(tx, caller, place);
    if (other === undefined) throw new Problem(409, "Conflict");
    return other;
  }
  await tx
    .insertInto("simulatorDecisions")
    .values(imageIds.map((imageId, position) => ({ domainId, startedMonth: made.startedMonth, sessionId: made.id, position, imageId })))
    .execute();
  const { type, unitId, quizId } = place;
  await writeEvent(tx, caller, {
    type: "simulatorSession.start",
    subject: { entity: "simulatorSession", id: made.id },
    data: {
      type,
      courseId,
      ...(quizId === null ? { unitId } : { quizId }),
      images: imageIds.length,
      ...(extraTime > usualTime ? { extraTime } : {}),
    },
  });
  return lockOwnSession(tx, caller, made.id);
}

const deadlineOf = ({ sessionTimerMs }: SessionSettings) =>
  sessionTimerMs === 0 ? null : sql<Date>`now() + make_interval(secs => ${sessionTimerMs / 1000}::float8)`;

/** An open session as its learner gets it, with what is stored of it so far. */
export async function openAnswer(tx: Tx, session: SessionRow): Promise<SessionStart> {
  const paper = await readPaper(tx, session);
  const told = session.settings.feedback ? paper.filter(({ decision }) => decision !== null).map(({ imageId }) => imageId) : [];
  return sessionAnswer(tx, session, paper, await readTruths(tx, session.settings, told), false);
}
