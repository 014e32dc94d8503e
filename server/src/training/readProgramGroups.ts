import type { LearnerProgramGroup } from "@vigil/model/training/wire";
import type { Caller } from "../identity/access/caller.ts";
import type { Tx } from "../storage/asDomain.ts";
import { assignedPrograms } from "./assignedPrograms.ts";

/** The domain's groups as a learner sees them: those with a program of theirs, and where the group shows all also its other programs. */
export async function readProgramGroups(tx: Tx, caller: Caller): Promise<LearnerProgramGroup[]> {
  const assigned = new Set((await assignedPrograms(tx, caller)).map(({ id }) => id));
  const rows = await tx
    .selectFrom("programGroups as group")
    .innerJoin("programGroupPrograms as member", (join) =>
      join.onRef("member.domainId", "=", "group.domainId").onRef("member.programGroupId", "=", "group.id"),
    )
    .innerJoin("programs as program", "program.id", "member.programId")
    .select(["group.id", "group.name", "group.description", "group.showAll", "program.id as programId", "program.title"])
    .where("group.domainId", "=", caller.domainId)
    .where("group.active", "=", true)
    .where("program.active", "=", true)
    .orderBy("group.name")
    .orderBy("group.id")
    .orderBy("member.position")
    .execute();
  const groups = new Map<number, LearnerProgramGroup>();
  for (const { id, name, description, showAll, programId, title } of rows) {
    if (!showAll && !assigned.has(programId)) continue;
    const group = groups.get(id) ?? { id, name, description, programs: [] };
    groups.set(id, { ...group, programs: [...group.programs, { id: programId, title, assigned: assigned.has(programId) }] });
  }
  return [...groups.values()].filter(({ programs }) => programs.some((program) => program.assigned));
}
