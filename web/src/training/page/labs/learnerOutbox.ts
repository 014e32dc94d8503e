import type { LabAnswer } from "@vigil/model/training/labs/labState";
import type { LabAnswered } from "@vigil/model/training/wire";
import type { QueryClient } from "@tanstack/react-query";
import { call } from "../../../api.ts";
import { ApiProblem } from "../../../apiProblem.ts";
import { showProblem } from "../../../shell/alerts.ts";
import { placeJournal } from "../../../outbox/journal.ts";
import { keepSaved, savesKept } from "../../keepSaved.ts";
import { createLabOutbox, type LabOutbox, type LabPlace } from "./labOutbox.ts";

type Heard = (place: LabPlace, outcome: LabAnswered | ApiProblem) => void;
const listeners = new Set<Heard>();
let outbox: { userId: number; box: LabOutbox } | undefined;

/** One for the whole page: answers kept on one page of a course are sent while the learner is on another. */
export function learnerOutbox(queries: QueryClient, userId: number): LabOutbox {
  if (outbox?.userId === userId) return outbox.box;
  const box = createLabOutbox({
    userId,
    journal: placeJournal("vigil.labs"),
    send: async (place, answer) => {
      const before = savesKept();
      const answered = await call<LabAnswered>("PUT", labAddress(place), { body: answer });
      // how the course stands after an answer is what its pages show
      keepSaved(queries, place.programId, place.courseId, answered, before);
      return answered;
    },
    onSettled: (place, outcome) => {
      if (outcome instanceof ApiProblem) showProblem(outcome);
      for (const heard of listeners) heard(place, outcome);
    },
    newKey: () => crypto.randomUUID(),
    nowMs: () => Date.now(),
    wait: (milliseconds, then) => {
      const timer = setTimeout(then, milliseconds);
      return () => clearTimeout(timer);
    },
  });
  outbox = { userId, box };
  addEventListener("online", () => {
    if (outbox?.box === box) box.retry();
  });
  void box.resend();
  return box;
}

/** Hears what became of answers that had to wait. */
export function hearKept(heard: Heard): () => void {
  listeners.add(heard);
  return () => listeners.delete(heard);
}

export const labAddress = ({ programId, courseId, unitId, sectionId, pageId, labId }: LabPlace): string =>
  `training/status/programs/${programId}/courses/${courseId}/units/${unitId}/sections/${sectionId}/pages/${pageId}/labs/${labId}`;

/** An answer as it leaves the page: with the course status it was given in. */
export const answeredIn = (answer: LabAnswer, courseStatusId: number): LabAnswer => ({ ...answer, courseStatusId });
