import type { user } from "@vigil/model/organization/user";
import type { UndoPreview } from "@vigil/model/organization/userImport/importWire";
import { sql } from "kysely";
import { readRecords, refusalsFor } from "../../entity/readRecords.ts";
import type { View } from "../../entity/view.ts";
import type { House } from "../../house.ts";
import { importOf } from "./importRow.ts";
import { planUndo, undoable, type UndoLine } from "./planUndo.ts";

const linesAtOnce = 1000;

/** Counted as it would be done now, by the same plan. */
export async function previewUndo({ asDomain }: House, view: View<typeof user>, id: number): Promise<UndoPreview> {
  const { caller } = view;
  const sums: UndoPreview = { erased: 0, switchedOff: 0, restored: 0, keptValues: 0, switchedOn: 0 };
  for (let after = 0; ;) {
    const last = await asDomain(caller.domainId, async (tx) => {
      const row = await importOf(tx, caller, id, { own: false });
      const { rows: lines } = await sql<UndoLine>`select line, outcome, user_id, before, after from user_import_lines
        where ${undoable(row)} and line > ${after} order by line limit ${linesAtOnce}`.execute(tx);
      const found = await readRecords(
        tx,
        view,
        lines.map(({ userId }) => userId),
      );
      const records = new Map(found.filter((record) => !refusalsFor(view, record).edit).map((record) => [record["id"] as number, record]));
      const plan = await planUndo(tx, caller.domainId, lines, records);
      const absent = new Set(lines.filter(({ outcome }) => outcome === "deactivate").map(({ userId }) => userId));
      sums.erased += plan.erased.length;
      sums.switchedOff += plan.switchedOff.length;
      sums.keptValues += plan.keptValues;
      sums.switchedOn += plan.changes.filter((change) => absent.has(change.id)).length;
      sums.restored += new Set(
        [...plan.changes.map((change) => change.id), ...plan.days.map(({ userId }) => userId)].filter((userId) => !absent.has(userId)),
      ).size;
      return lines.at(-1)?.line;
    });
    if (last === undefined) return sums;
    after = last;
  }
}
