import { sql } from "kysely";
import { company } from "@vigil/model/organization/company";
import { companyRules } from "@vigil/model/organization/companyRules";
import { group } from "@vigil/model/organization/group";
import { readRecords, refusalsFor } from "../../entity/readRecords.ts";
import { removeRecords, switchRecords } from "../../entity/writeRecords.ts";
import { writeAssignments } from "../assignPrograms.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { changeUsers } from "../changeUsers.ts";
import { eraseUser } from "../eraseUser.ts";
import { seenGroups } from "../seenGroups.ts";
import { usersOf } from "../seenUsers.ts";
import type { ImportStep } from "./importStep.ts";
import { unmarkPeople } from "./markPeople.ts";
import { planUndo, undoable, type UndoLine } from "./planUndo.ts";

const linesAtOnce = 50;

/**
 * Takes an import back, piece by piece: whom it made goes, or is switched off where there is work of theirs; what it changed is as before
 * where nobody has changed it since; whom it switched off is switched on. What somebody may not change any more stays, with its line.
 */
export async function undoImport(step: ImportStep): Promise<void> {
  const { row, caller, piece, house } = step;
  const { domainId, id } = row;
  const view = usersOf(caller);
  for (let after = 0; ;) {
    const lines = await piece((tx) => openLines(tx, step, after));
    if (lines.length === 0) break;
    after = lines.at(-1)!.line;
    await piece(async (tx) => {
      const records = new Map(
        (
          await readRecords(
            tx,
            view,
            lines.map(({ userId }) => userId),
          )
        ).map((record) => [record["id"] as number, record]),
      );
      const plan = await planUndo(tx, domainId, lines, records);
      const mine = (userId: number): boolean => !refusalsFor(view, records.get(userId)!).edit;
      for (const userId of plan.erased.filter(mine)) await eraseUser(tx, caller, userId);
      const off = plan.switchedOff.filter(mine);
      if (off.length > 0) await switchRecords(tx, view, off, false);
      const changes = plan.changes.filter((change) => mine(change.id));
      if (changes.length > 0) await changeUsers(tx, house, view, changes);
      await writeAssignments(
        tx,
        caller,
        plan.days.filter(({ userId }) => mine(userId)),
      );
      await sql`update user_import_lines set undone_at = now() where domain_id = ${domainId} and import_id = ${id}
        and line = any(${lines.map(({ line }) => line)}::integer[])`.execute(tx);
      await sql`update user_imports set done = done + ${lines.length} where domain_id = ${domainId} and id = ${id}`.execute(tx);
    });
  }
  await unmake(step);
  await piece(async (tx) => {
    await unmarkPeople(tx, row);
    await tx
      .updateTable("userImports")
      .set({ state: "undone", updatedAt: sql<Date>`now()` })
      .where("domainId", "=", domainId)
      .where("id", "=", id)
      .execute();
    await writeEvent(tx, caller, { type: "user.importUndone", data: { importId: id, fileName: row.fileName } });
  });
}

/** Companies and groups that the import made go, unless somebody uses them by now. */
async function unmake({ row, caller, piece }: ImportStep): Promise<void> {
  const empty = (tx: Tx, ids: readonly number[], names: "companies" | "groups") =>
    names === "groups"
      ? sql<{ id: number }>`select g.id from groups g where g.domain_id = ${row.domainId} and g.id = any(${[...ids]}::bigint[])
          and not exists (select 1 from group_members m where m.domain_id = g.domain_id and m.group_id = g.id)`.execute(tx)
      : sql<{ id: number }>`select c.id from companies c where c.domain_id = ${row.domainId} and c.id = any(${[...ids]}::bigint[])
          and not exists (select 1 from users u where u.domain_id = c.domain_id and u.company_id = c.id and u.erased_at is null)`.execute(
          tx,
        );
  const views = {
    groups: { entity: group, caller, ...seenGroups },
    companies: { entity: company, caller, rules: companyRules, expressions: {} },
  };
  for (const names of ["groups", "companies"] as const) {
    const { rows } = await piece((tx) => empty(tx, row.made[names], names));
    for (const { id } of rows) await piece((tx) => removeRecords(tx, views[names], [id])).catch(() => {}); // it is used, so it stays
  }
}

async function openLines(tx: Tx, { row }: ImportStep, after: number): Promise<UndoLine[]> {
  const { rows } = await sql<UndoLine>`select line, outcome, user_id, before, after from user_import_lines
    where ${undoable(row)} and line > ${after} order by line limit ${linesAtOnce}`.execute(tx);
  return rows;
}
