import type { TrainingPath } from "@vigil/model/training/contents";
import { isSame } from "@vigil/model/training/navigation";
import { bookmarkOf, changesBetween, noPosition, pathOfPosition, positionOf, type Change } from "@vigil/model/training/position";
import type { SectionAnswer, TrainingCourse, UnitBody } from "@vigil/model/training/wire";
import type { QueryClient } from "@tanstack/react-query";
import { call } from "../api.ts";
import { whenSignedOut } from "../shell/authentication.ts";
import { store } from "../shell/store.ts";
import { forgetCourseTimer, withCourseTime } from "./time/courseTimer.ts";
import { keepSaved, savesKept } from "./keepSaved.ts";
import { saveProgress } from "./saveProgress.ts";
import { courseQuery } from "./trainingQueries.ts";

/** Where the learner is, for the whole page: the address says it, and moving from one place to the next saves what is left. */
export const trainingPosition = store(noPosition);

let line: Promise<unknown> = Promise.resolve();
/** What is left is saved before what is entered is begun. */
export function inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const next = line.then(work);
  line = next.catch(() => undefined);
  return next;
}

/** The learner is at another place; its path begins with the class, and is empty outside of any. */
export function enterPosition(queries: QueryClient, path: TrainingPath): void {
  const before = trainingPosition.get();
  const from = pathOfPosition(before);
  if (isSame(from, path)) return;
  trainingPosition.set(() => positionOf(path));
  for (const change of changesBetween(from, path))
    if (change.kind === "end")
      inTurn(() => endPlace(queries, change)).catch((problem: unknown) =>
        console.error("What was left could not be saved; its pages are.", problem),
      );
  const [programId = 0, courseId = 0] = from;
  const course = queries.getQueryData<TrainingCourse>(courseQuery(programId, courseId).queryKey);
  const bookmark = course && bookmarkOf(before, course.courseConfig.courseEnforceOrder);
  // forward from a page that was read the bookmark is set already
  if (!bookmark || positionOf(path).pageId !== null || isRead(course, from)) return;
  const { progress, id } = course.courseStatus;
  void inTurn(() => saveProgress({ programId, courseId, progress, bookmark, courseStatusId: id }));
}

/** The learner works in a lab of their page, on this page of it where it has several: the bookmark leads back there. */
export function workIn(queries: QueryClient, labId: number, labPageId?: number): void {
  const before = trainingPosition.get();
  const now = { ...before, labId, labPageId: labPageId ?? (before.labId === labId ? before.labPageId : null) };
  trainingPosition.set(() => now);
  if (labPageId === undefined || (before.labId === labId && before.labPageId === labPageId)) return;
  const [programId = 0, courseId = 0] = pathOfPosition(now);
  const course = queries.getQueryData<TrainingCourse>(courseQuery(programId, courseId).queryKey);
  const bookmark = course && bookmarkOf(now, course.courseConfig.courseEnforceOrder);
  if (!bookmark || isRead(course, pathOfPosition(now))) return;
  const { progress, id } = course.courseStatus;
  void inTurn(() => saveProgress({ programId, courseId, progress, bookmark, courseStatusId: id }));
}

/** Where the page of somebody's training is left for good, nothing of it is known any more. */
whenSignedOut(() => {
  trainingPosition.set(() => noPosition);
  forgetCourseTimer();
});

const statusOf = (course: TrainingCourse, unitId: number | undefined) => course.unitStatus.find((unit) => unit.unitId === unitId);

const isRead = (course: TrainingCourse, [, , unitId, sectionId, pageId]: TrainingPath): boolean =>
  statusOf(course, unitId)
    ?.sectionStatus.find((section) => section.sectionId === sectionId)
    ?.pages.some((page) => page.pageId === pageId && page.complete) === true;

/** The status of a unit or a section that has been worked on; the time in the course goes with it. */
async function endPlace(queries: QueryClient, { nodeType, path: [programId = 0, courseId = 0, unitId, sectionId] }: Change): Promise<void> {
  if (nodeType !== "unit" && nodeType !== "section") return;
  const { queryKey } = courseQuery(programId, courseId);
  const course = queries.getQueryData<TrainingCourse>(queryKey);
  const unit = course && statusOf(course, unitId);
  if (!unit || unit.sectionStatus.length === 0) return;
  const address = `training/status/programs/${programId}/courses/${courseId}/units/${unitId}`;
  if (nodeType === "unit") {
    const sectionStatus = unit.sectionStatus.map(({ sectionId: id, status }) => ({ sectionId: id, status }));
    await call("PUT", address, { body: { status: unit.status, sectionStatus } satisfies UnitBody });
    return;
  }
  const section = unit.sectionStatus.find((one) => one.sectionId === sectionId);
  if (!section) return;
  await withCourseTime(async (courseDuration) => {
    const before = savesKept();
    const body = { status: section.status, courseDuration, courseStatusId: course.courseStatus.id };
    const saved = await call<SectionAnswer>("PUT", `${address}/sections/${sectionId}`, { body });
    keepSaved(queries, programId, courseId, saved, before);
    return saved.courseStatus;
  });
}
