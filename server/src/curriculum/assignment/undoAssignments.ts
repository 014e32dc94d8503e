import type { AssignmentDates } from "@vigil/model/curriculum/assignmentDates";
import type { user } from "@vigil/model/organization/user";
import { sql } from "kysely";
import { offerInBulk } from "../../entity/bulk/bulkOffer.ts";
import type { Desk } from "../../entity/desk.ts";
import { tableOf, visible } from "../../entity/listSql.ts";
import type { Change, Values, View } from "../../entity/view.ts";
import type { House } from "../../house.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { unassignPrograms, writeAssignments, type Written } from "../../organization/assignPrograms.ts";

export const assigningActs = ["assign", "unassign"] as const;

interface What {
  programIds: readonly number[];
}

const keyOf = (programId: number): string => `p${programId}`;

/** What assigning or taking away changed, person by person, as undoing wants it. */
export const assignedLines = (written: readonly Written[]): { id: number; before: Values; after: Values }[] =>
  Array.from(
    Map.groupBy(written, ({ userId }) => userId),
    ([id, programs]) => ({
      id,
      before: Object.fromEntries(programs.map(({ programId, before }) => [keyOf(programId), before])),
      after: Object.fromEntries(programs.map(({ programId, after }) => [keyOf(programId), after])),
    }),
  );

/**
 * Assignments are made by calls of their own; undone they are as every act on many is: what was added goes, what was taken away or given
 * other dates is as before, and whoever was assigned otherwise since stays and is named. Results are not touched by either.
 */
export function offerUndoOfAssignments(
  house: House,
  desk: Desk<typeof user>,
  requirePrograms: (tx: Tx, view: View, ids: readonly number[]) => Promise<void>,
): void {
  for (const action of assigningActs)
    offerInBulk<What>(house, desk, action, {
      permission: desk.permission("edit"),
      work: async () => {
        throw new Error("Assigning is a call of its own.");
      },
      image: directAssignments,
      giveBack: async (tx, view, changes, { programIds }) => {
        await requirePrograms(tx, view, programIds);
        await giveBack(tx, view, changes);
      },
    });
}

/** The direct assignments of people whom the caller still sees. */
async function directAssignments(tx: Tx, { entity, caller }: View, ids: readonly number[], { programIds }: What) {
  const { rows } = await sql<{ id: number; programs: Values }>`
    select t.id, coalesce((
        select jsonb_object_agg('p' || a.program_id, jsonb_build_object('startsOn', a.starts_on, 'dueOn', a.due_on, 'endsOn', a.ends_on))
          from program_assignments a
         where a.domain_id = t.domain_id and a.user_id = t.id and a.source = 'user' and a.source_id is null
           and a.program_id = any(${[...programIds]}::bigint[])), '{}') as programs
      from ${tableOf(entity)} t where ${visible(entity, "t", caller)} and t.id = any(${[...ids]}::bigint[])`.execute(tx);
  return new Map(rows.map(({ id, programs }) => [id, programs]));
}

async function giveBack(tx: Tx, { caller }: View, changes: readonly Change[]): Promise<void> {
  const each = changes.flatMap(({ id: userId, ...programs }) =>
    Object.entries(programs).map(([key, dates]) => ({ userId, programId: Number(key.slice(1)), dates: dates as AssignmentDates | null })),
  );
  await writeAssignments(
    tx,
    caller,
    each.flatMap(({ dates, ...pair }) => (dates === null ? [] : [{ ...pair, ...dates }])),
  );
  const gone = each.filter(({ dates }) => dates === null);
  for (const [programId, of] of Map.groupBy(gone, (pair) => pair.programId))
    await unassignPrograms(tx, caller, { userIds: of.map(({ userId }) => userId), programIds: [programId] });
}
