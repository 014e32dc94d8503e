import { sql } from "kysely";
import { writeAssignments } from "../assignPrograms.ts";
import { requireProgramsFit } from "../domainCodesFit.ts";
import { insertRecords } from "../../entity/insertRecords.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { inviteUsers } from "../inviteUsers.ts";
import { changeUsers } from "../changeUsers.ts";
import { requireWritable } from "../requireWritable.ts";
import { keepJudged } from "./checkImport.ts";
import { checkLines } from "./checkLines.ts";
import type { ImportContext } from "./importContext.ts";
import type { ImportStep } from "./importStep.ts";
import { assignmentsOf } from "./judgeDays.ts";
import { markPeople } from "./markPeople.ts";
import type { Judged } from "./judgeLine.ts";

/** Applies lines as they are judged at this moment, all of them or none; those that have become faulty are left and say why. */
export async function applyLines(
  tx: Tx,
  { house, row }: Pick<ImportStep, "house" | "row">,
  context: ImportContext,
  lines: readonly { line: number; cells: string[] }[],
): Promise<void> {
  const { view, order } = context;
  const { domainId } = row;
  const judged = await checkLines(tx, context, lines);
  const made = judged.filter(
    (one): one is Judged & Required<Pick<Judged, "create">> => one.outcome === "create" && one.create !== undefined,
  );
  const changed = judged.filter(
    (one): one is Judged & Required<Pick<Judged, "change">> => one.outcome === "update" && one.change !== undefined,
  );
  const records = await insertRecords(
    tx,
    view,
    made.map(({ create }) => create),
  );
  const ids = records.map(({ id }) => id);
  await requireWritable(tx, view, ids);
  if (ids.length > 0) await requireProgramsFit(tx, domainId, { userIds: ids, field: "programs" });
  const fields = changed.map(({ change }) => change).filter((change) => Object.keys(change).length > 1);
  if (fields.length > 0) await changeUsers(tx, house, view, fields);
  await writeAssignments(tx, view.caller, [
    ...made.flatMap(({ days }, index) => assignmentsOf(ids[index]!, days?.after)),
    ...changed.flatMap(({ change, days }) => assignmentsOf(change.id, days?.after)),
  ]);
  await keepJudged(
    tx,
    context,
    judged.map((one) => ({
      ...one,
      userId: one.outcome === "create" ? (ids[made.indexOf(one as (typeof made)[number])] ?? null) : one.userId,
    })),
  );
  await markPeople(tx, row, [...ids, ...changed.map(({ change }) => change.id)]);
  const done = changed.map(({ line, change: { id: _id, ...after }, before, days }) => ({
    line,
    before: { ...before, ...(days && { days: days.before }) },
    after: { ...after, ...(days && { days: days.after }) },
  }));
  await sql`update user_import_lines l set applied_at = now(), before = k.before, after = k.after
    from jsonb_to_recordset(${JSON.stringify([...done, ...made.map(({ line }) => ({ line }))])}::jsonb) as k(line integer, before jsonb, after jsonb)
    where l.domain_id = ${domainId} and l.import_id = ${row.id} and l.line = k.line`.execute(tx);
  if (!order.invites) return;
  const { invited } = await inviteUsers(tx, house, view, ids);
  await sql`update user_imports set invited = invited + ${invited.length} where domain_id = ${domainId} and id = ${row.id}`.execute(tx);
}
