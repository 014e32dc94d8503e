import { finalItem } from "@vigil/model/exam/finalItem";
import { writeEvents, type EventOfLog } from "../../reporting/writeEvent.ts";
import type { Tx } from "../../storage/asDomain.ts";
import type { PlayedExam, PlayedSession } from "./played.ts";
import type { Person } from "./runs.ts";
import type { Numbered } from "./writeWork.ts";

export const tellWork = (tx: Tx, person: Person, events: readonly EventOfLog[]): Promise<void> =>
  writeEvents(
    tx,
    person,
    events.toSorted((one, other) => (one.at?.getTime() ?? 0) - (other.at?.getTime() ?? 0)),
  );

/** As the room itself writes them when a session begins and is sealed. */
export function sessionEvents({ id, place, work }: Numbered<PlayedSession>, courseId: number | undefined): EventOfLog[] {
  const subject = { entity: "simulatorSession", id };
  const { type, unmet, passed } = work;
  const of = place.quizId === null ? { unitId: work.unitId } : { quizId: place.quizId };
  const sealed = { type, sealedBy: "submit", score: work.score / 100, passed, unmet, lateDecisions: 0 };
  return [
    { type: "simulatorSession.start", subject, data: { type, courseId, ...of, images: work.bags.length }, at: work.startedAt },
    { type: "simulatorSession.seal", subject, data: sealed, at: work.endedAt },
  ];
}

export function examEvents({ id, place, work }: Numbered<PlayedExam>): EventOfLog[] {
  const subject = { entity: "examAttempt", id };
  const { kind, number, missed, passed } = work;
  const questions = work.answers.length;
  const { courseStatusId, quizId } = place;
  const of = quizId === null ? { courseStatusId, unitId: work.unitId ?? finalItem } : { quizId };
  const sealed = { kind, sealedBy: "submit", score: work.score / 100, passed, missed, questions };
  return [
    { type: "examAttempt.start", subject, data: { kind, number, questions, ...of }, at: work.startedAt },
    { type: "examAttempt.seal", subject, data: sealed, at: work.endedAt },
  ];
}
