import type { AssignmentDates } from "@vigil/model/curriculum/assignmentDates";
import type { ImportColumn } from "@vigil/model/organization/userImport/importTarget";
import { dateTargets } from "@vigil/model/organization/userImport/readDates";
import { sql } from "kysely";
import type { Tx } from "../../storage/asDomain.ts";

/** By person, then by program. */
export type AssignedDays = ReadonlyMap<number, ReadonlyMap<number, AssignmentDates>>;

/** A file that names programs may take them away with their days, too. */
export const concernsDays = (column: ImportColumn): boolean => column === "programs" || dateTargets.some((target) => target === column);

/** The days of what is assigned to people directly. */
export async function assignedDays(tx: Tx, domainId: number, userIds: readonly number[]): Promise<AssignedDays> {
  const days = new Map<number, Map<number, AssignmentDates>>();
  if (userIds.length === 0) return days;
  const { rows } = await sql<AssignmentDates & { userId: number; programId: number }>`
    select user_id, program_id, starts_on::text as starts_on, due_on::text as due_on, ends_on::text as ends_on from program_assignments
     where domain_id = ${domainId} and user_id = any(${[...userIds]}::bigint[]) and source = 'user'`.execute(tx);
  for (const { userId, programId, ...dates } of rows) {
    const own = days.get(userId) ?? new Map<number, AssignmentDates>();
    days.set(userId, own.set(programId, dates));
  }
  return days;
}
