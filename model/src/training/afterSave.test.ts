import { expect, test } from "vitest";
import { afterSave } from "./afterSave.ts";
import { courseOf, noFacts, randomContent, randomOf } from "../../test/training/testTree.ts";
import type { SectionStatus, TrainingCourse, UnitStatus } from "./wire.ts";

const section = (sectionId: number, ...read: number[]): SectionStatus => ({
  sectionId,
  status: "A",
  pages: read.map((pageId) => ({ pageId, complete: true, timeMet: true, labComplete: true, data: null })),
});
const unit = (unitId: number, ...sectionStatus: SectionStatus[]): UnitStatus => ({
  unitId,
  status: "a",
  complete: false,
  locked: false,
  sectionStatus,
  sectionsComplete: 0,
});

test("a save changes what it answers, and sections it does not name stay as they were", () => {
  const course: TrainingCourse = {
    ...courseOf(randomContent(randomOf(1)), noFacts, false),
    unitStatus: [unit(1, section(1, 1), section(2, 3)), unit(2, section(3, 5))],
  };
  const courseStatus = { ...course.courseStatus, progress: 0.5 };
  const after = afterSave(course, { courseStatus, unitStatus: [unit(1, section(2, 3, 4)), { ...unit(2), locked: true }] });
  expect(after.courseStatus.progress).toBe(0.5);
  expect(after.unitStatus).toEqual([unit(1, section(1, 1), section(2, 3, 4)), { ...unit(2, section(3, 5)), locked: true }]);
});
