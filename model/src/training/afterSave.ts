import type { TrainingCourse, UnitStatus } from "./wire.ts";

/** What a save answers: every unit, but only the sections that the save has changed. */
export type Saved = Pick<TrainingCourse, "courseStatus" | "unitStatus">;

/** A course as it stands after a save; sections that the answer does not name are as they were. */
export const afterSave = (course: TrainingCourse, { courseStatus, unitStatus }: Saved): TrainingCourse => ({
  ...course,
  courseStatus,
  unitStatus: unitStatus.map((unit) =>
    withKnown(unit, course.unitStatus.find(({ unitId }) => unitId === unit.unitId)?.sectionStatus ?? []),
  ),
});

/** Sections were reset or moved elsewhere: no answer to a save names them, so the course is to be read anew. */
export const isOutdated = (course: Pick<TrainingCourse, "courseStatus">, { courseStatus }: Saved): boolean =>
  course.courseStatus.basis !== courseStatus.basis;

const withKnown = (unit: UnitStatus, known: UnitStatus["sectionStatus"]): UnitStatus => ({
  ...unit,
  sectionStatus: [
    ...known.filter(({ sectionId }) => unit.sectionStatus.every((saved) => saved.sectionId !== sectionId)),
    ...unit.sectionStatus,
  ],
});
