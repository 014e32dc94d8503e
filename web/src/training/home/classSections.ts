import type { XrayTime } from "@vigil/model/reporting/dashboards/dashboardWire";
import type { LearnerProgramGroup, TrainingProgram } from "@vigil/model/training/wire";
import { classDue } from "./classDue.ts";

interface ClassEntry {
  id: number;
  title: string;
  /** Missing where the program is not assigned. */
  program?: TrainingProgram;
}
export interface ClassSection {
  id: number;
  /** Missing: the programs that belong to no group. */
  name?: string;
  description?: string;
  classes: ClassEntry[];
}

const never = "9999";
const compare = (one: string, other: string): number => (one === other ? 0 : one < other ? -1 : 1);

/**
 * The class list as sections: the groups in their order, then what belongs to none. A program in two groups stands in both. What is due comes
 * first, in its section and with it, as it does at home; all else keeps its order.
 */
export function classSections(
  programs: readonly TrainingProgram[],
  groups: readonly LearnerProgramGroup[],
  hours: readonly XrayTime[] = [],
): ClassSection[] {
  const byId = new Map(programs.map((program) => [program.id, program]));
  const entry = (id: number, title: string): ClassEntry => {
    const program = byId.get(id);
    return { id, title, ...(program ? { program } : {}) };
  };
  const due = ({ program }: ClassEntry): string => (program && classDue(program, hours)) ?? never;
  const dueFirst = (classes: ClassEntry[]) => classes.toSorted((one, other) => compare(due(one), due(other)));
  const first = ({ classes }: ClassSection): string => (classes[0] ? due(classes[0]) : never);
  const grouped = new Set(groups.flatMap((group) => group.programs.map(({ id }) => id)));
  const others = programs.filter(({ id }) => !grouped.has(id)).map(({ id, title }) => entry(id, title));
  return [
    ...groups.map(({ id, name, description, programs: members }) => ({
      id,
      name,
      description,
      classes: dueFirst(members.map((member) => entry(member.id, member.title))),
    })),
    ...(others.length > 0 ? [{ id: 0, classes: dueFirst(others) }] : []),
  ].toSorted((one, other) => compare(first(one), first(other)));
}
