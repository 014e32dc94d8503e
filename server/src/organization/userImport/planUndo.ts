import { sql, type RawBuilder } from "kysely";
import type { Assignment } from "../assignPrograms.ts";
import type { Tx } from "../../storage/asDomain.ts";
import type { ImportRow } from "./importRow.ts";
import { assignedDays } from "./assignedDays.ts";
import { assignmentsOf, daysBack, type DaysByProgram } from "./judgeDays.ts";
import { sameValue } from "./judgeLine.ts";

export interface UndoLine {
  line: number;
  outcome: "create" | "update" | "deactivate";
  userId: number;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

export interface UndoPlan {
  erased: number[];
  switchedOff: number[];
  changes: ({ id: number } & Record<string, unknown>)[];
  /** Days of programs, to be written behind the changes. */
  days: Assignment[];
  /** Values that somebody has changed since: they stay. */
  keptValues: number;
}

/** Lines that were applied and whose person is there. */
export const undoable = ({ domainId, id }: Pick<ImportRow, "domainId" | "id">): RawBuilder<unknown> =>
  sql`domain_id = ${domainId} and import_id = ${id} and applied_at is not null and undone_at is null and user_id is not null
    and outcome in ('create', 'update', 'deactivate')`;

/** What undoing these lines means as things stand now. Who cannot be seen any more is left alone. */
export async function planUndo(
  tx: Tx,
  domainId: number,
  lines: readonly UndoLine[],
  records: ReadonlyMap<number, Record<string, unknown>>,
): Promise<UndoPlan> {
  const seen = lines.filter(({ userId }) => records.has(userId));
  const made = seen.filter(({ outcome }) => outcome === "create").map(({ userId }) => userId);
  const worked = await withWork(tx, domainId, made);
  const plan: UndoPlan = {
    erased: made.filter((id) => !worked.has(id)),
    switchedOff: made.filter((id) => worked.has(id) && records.get(id)!["active"] === true),
    changes: [],
    days: [],
    keptValues: 0,
  };
  const changed = seen.filter(({ outcome }) => outcome !== "create");
  const daysNow = await assignedDays(
    tx,
    domainId,
    changed.filter(({ before }) => before?.["days"] !== undefined).map(({ userId }) => userId),
  );
  for (const { userId, before, after } of changed) {
    if (before === null || after === null) continue;
    const now = records.get(userId)!;
    const values = Object.entries(before).filter(([name]) => name !== "days");
    const back = values.filter(([name]) => sameValue(now[name], after[name]));
    if (back.length > 0) plan.changes.push({ ...Object.fromEntries(back), id: userId });
    const programs = (Object.fromEntries(back)["programs"] ?? now["programs"]) as number[];
    const days = daysBack(
      { before: before["days"] as DaysByProgram | undefined, after: after["days"] as DaysByProgram | undefined },
      daysNow.get(userId) ?? new Map(),
      programs,
    );
    plan.days.push(...assignmentsOf(userId, days.back));
    plan.keptValues += values.length - back.length + days.kept;
  }
  return plan;
}

/** Who has been here, or has something to show for it. */
async function withWork(tx: Tx, domainId: number, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`select u.id from users u where u.domain_id = ${domainId} and u.id = any(${[...ids]}::bigint[])
    and (u.last_seen_at is not null
      or exists (select 1 from program_statuses w where w.domain_id = u.domain_id and w.user_id = u.id)
      or exists (select 1 from training_event_users w where w.domain_id = u.domain_id and w.user_id = u.id)
      or exists (select 1 from user_credits w where w.domain_id = u.domain_id and w.user_id = u.id)
      or exists (select 1 from quiz_statuses w where w.domain_id = u.domain_id and w.user_id = u.id))`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}
