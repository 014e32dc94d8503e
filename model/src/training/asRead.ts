import type { TrainingPath } from "./contents.ts";
import { sectionComplete } from "./completion.ts";
import type { PageState, SectionStatus, TrainingCourse, UnitStatus } from "./wire.ts";

/** A course as it will stand once the server knows that a page was read; only the server says what that completes beyond its section. */
export const asRead = (course: TrainingCourse, [, unitId = 0, sectionId = 0, pageId = 0]: TrainingPath): TrainingCourse => {
  const section = course.content.units.find(({ id }) => id === unitId)?.sections.find(({ id }) => id === sectionId);
  if (section === undefined) return course;
  const withPage = (unit: UnitStatus): UnitStatus => {
    const before = unit.sectionStatus.find((one) => one.sectionId === sectionId);
    const known = before?.pages.find((one) => one.pageId === pageId);
    const read: PageState = { data: null, ...known, pageId, complete: true, timeMet: true, labComplete: true };
    const pages = [...(before?.pages ?? []).filter((one) => one.pageId !== pageId), read];
    const after: SectionStatus = { sectionId, status: before?.status === "C" || sectionComplete(section, pages) ? "C" : "A", pages };
    return { ...unit, sectionStatus: [...unit.sectionStatus.filter((one) => one.sectionId !== sectionId), after] };
  };
  return { ...course, unitStatus: course.unitStatus.map((unit) => (unit.unitId === unitId ? withPage(unit) : unit)) };
};
