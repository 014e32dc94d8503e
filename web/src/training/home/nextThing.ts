import type { CourseEntry, TrainingProgram } from "@vigil/model/training/wire";

export interface NextThing {
  program: TrainingProgram;
  course: CourseEntry;
}

/** The one thing to do next: in the program that is due first (among equals the one already begun), its first open course. */
export function nextThing(programs: readonly TrainingProgram[]): NextThing | undefined {
  const open = programs
    .filter(({ complete }) => !complete)
    .map((program) => ({ program, course: program.courses.find((course) => !course.courseStatus.complete && !course.locked) }))
    .filter((each): each is NextThing => each.course !== undefined);
  return open.toSorted((one, other) => compare(one.program, other.program))[0];
}

const begun = ({ programStatus }: TrainingProgram): number => (programStatus.status === "a" ? 0 : 1);
const due = ({ programStatus }: TrainingProgram): string => programStatus.dueAt ?? "9999";

const compare = (one: TrainingProgram, other: TrainingProgram): number => {
  if (due(one) !== due(other)) return due(one) < due(other) ? -1 : 1;
  return begun(one) - begun(other) || one.priority - other.priority;
};
