import type { LearnerProgramGroup, TrainingProgram } from "@vigil/model/training/wire";

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

/** The class list as sections: the groups in their order, then what belongs to none. A program in two groups stands in both. */
export function classSections(programs: readonly TrainingProgram[], groups: readonly LearnerProgramGroup[]): ClassSection[] {
  const byId = new Map(programs.map((program) => [program.id, program]));
  const entry = (id: number, title: string): ClassEntry => {
    const program = byId.get(id);
    return { id, title, ...(program ? { program } : {}) };
  };
  const grouped = new Set(groups.flatMap((group) => group.programs.map(({ id }) => id)));
  const others = programs.filter(({ id }) => !grouped.has(id)).map(({ id, title }) => entry(id, title));
  return [
    ...groups.map(({ id, name, description, programs: members }) => ({
      id,
      name,
      description,
      classes: members.map((member) => entry(member.id, member.title)),
    })),
    ...(others.length > 0 ? [{ id: 0, classes: others }] : []),
  ];
}
