import { asRead } from "@vigil/model/training/asRead";
import type { Bookmark, PageState, SectionAnswer } from "@vigil/model/training/wire";
import type { QueryClient } from "@tanstack/react-query";
import i18next from "i18next";
import { call } from "../../api.ts";
import { ApiProblem } from "../../apiProblem.ts";
import { showAlert, showProblem } from "../../shell/alerts.ts";
import { store } from "../../shell/store.ts";
import { withCourseTime } from "../time/courseTimer.ts";
import { trainingPosition } from "../position.ts";
import { saveProgress } from "../saveProgress.ts";
import { keepSaved, savesKept } from "../keepSaved.ts";
import { courseQuery } from "../trainingQueries.ts";
import { placeJournal } from "../../outbox/journal.ts";
import { createOutbox, type Outbox } from "../../outbox/outbox.ts";

/** A page of a course. */
export interface ReadPlace {
  programId: number;
  courseId: number;
  unitId: number;
  sectionId: number;
  pageId: number;
}

/** That it was read, in which run of the course, and where its learner goes on. */
interface Read {
  courseStatusId: number;
  bookmark: Bookmark;
}

type ReadOutbox = Outbox<ReadPlace, Read, SectionAnswer>;
let outbox: { userId: number; box: ReadOutbox } | undefined;

/** Pages that were read and wait for the connection. */
export const readsKept = store(0);

/** One for the whole page: what was read while the connection was gone is saved once it is back, wherever its learner is by then. */
export function readOutbox(queries: QueryClient, userId: number): ReadOutbox {
  if (outbox?.userId === userId) return outbox.box;
  readsKept.set(() => 0);
  const box = createOutbox<ReadPlace, Read, SectionAnswer>({
    userId,
    journal: placeJournal("vigil.reads"),
    send: (place, read) => sendRead(queries, place, read),
    onSettled: (place, outcome) => settled(queries, place, outcome),
    merged: () => undefined,
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

/** What is shown while the page waits: it counts as read here, what it completes is for the server to say. */
export function keepRead(queries: QueryClient, { programId, courseId, unitId, sectionId, pageId }: ReadPlace): void {
  readsKept.set((count) => count + 1);
  queries.setQueryData(courseQuery(programId, courseId).queryKey, (now) => now && asRead(now, [courseId, unitId, sectionId, pageId]));
}

/** The section's status with its pages, then progress and bookmark. What the server answers is what holds. */
async function sendRead(queries: QueryClient, place: ReadPlace, { courseStatusId, bookmark }: Read): Promise<SectionAnswer> {
  const { programId, courseId, unitId, sectionId, pageId } = place;
  const { queryKey } = courseQuery(programId, courseId);
  const before = savesKept();
  const course = queries.getQueryData(queryKey);
  const section = course?.content.units.find(({ id }) => id === unitId)?.sections.find(({ id }) => id === sectionId);
  const known = course?.unitStatus.find((unit) => unit.unitId === unitId)?.sectionStatus.find((one) => one.sectionId === sectionId);
  const pages = [...(known?.pages ?? []).filter((state) => state.pageId !== pageId), readState(pageId)];
  const whole = section?.pages.every(({ id, skip }) => skip || pages.some((state) => state.pageId === id && state.complete)) ?? false;
  const body = { status: whole ? "C" : "A", pages, courseStatusId };
  const address = `training/status/programs/${programId}/courses/${courseId}/units/${unitId}/sections/${sectionId}`;
  const save = async (courseDuration: number | undefined) => {
    const saved = await call<SectionAnswer>("PUT", address, { body: { ...body, courseDuration } });
    return { saved, totalDuration: saved.courseStatus.totalDuration };
  };
  // the time that is counted now is that of the course its learner is in
  const { classId, courseId: hereId } = trainingPosition.get();
  const { saved } = await (classId === programId && hereId === courseId ? withCourseTime(save) : save(undefined));
  const { id, progress } = saved.courseStatus;
  const marked = await saveProgress({ programId, courseId, progress, courseStatusId: id, bookmark });
  const answer = { ...saved, courseStatus: { ...saved.courseStatus, ...marked } };
  keepSaved(queries, programId, courseId, answer, before);
  void queries.invalidateQueries({ queryKey: ["training", "programs"] });
  void queries.invalidateQueries({ queryKey: ["training", "courses", programId] });
  return answer;
}

function settled(queries: QueryClient, { pageId }: ReadPlace, outcome: SectionAnswer | ApiProblem): void {
  readsKept.set((count) => Math.max(0, count - 1));
  if (outcome instanceof ApiProblem) return refused(queries, outcome);
  if (!outcome.section.pages.some((page) => page.pageId === pageId && page.complete))
    showAlert({ kind: "warning", text: i18next.t("training.keptNotCounted") });
}

/** Begun anew, taken away or changed since: what is there now is shown. */
export function refused(queries: QueryClient, problem: ApiProblem): void {
  showProblem(problem);
  if ([404, 409, 423].includes(problem.status)) void queries.invalidateQueries({ queryKey: ["training"] });
}

const readState = (pageId: number): PageState => ({ pageId, complete: true, timeMet: true, labComplete: true, data: null });
