import type { KeptKind } from "@vigil/model/operations/keptWork";
import { sql } from "kysely";
import pg from "pg";
import type { House } from "../../house.ts";
import { stepInto } from "../../organization/stepInto.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { systemDomain } from "../../storage/systemDomain.ts";
import { keptTables } from "./keptTables.ts";

/** Kinds that lie in tables of their own months, of which nothing has to be proven once their time is over. */
const droppedKinds: ReadonlySet<KeptKind> = new Set(["answers", "decisions", "traces"]);

interface Part {
  domainId: number;
  months: number;
  rows: number;
}

/** Something in it is kept, or somebody is at work in it: the rows that may go then go one by one. */
const isRefusal = (error: unknown): boolean => error instanceof pg.DatabaseError && (error.code === "P0002" || error.code === "55P03");

/**
 * Drops a month of a table with all that is in it, if no domain keeps anything of it; every domain is told what went of its own. Answers whether it
 * is gone.
 */
export async function dropMonth({ asDomain, now }: Pick<House, "asDomain" | "now">, kind: KeptKind, month: string): Promise<boolean> {
  if (!droppedKinds.has(kind)) return false;
  const { table } = keptTables[kind];
  const today = now().toISOString().slice(0, 10);
  const drop = async (tx: Tx): Promise<boolean> => {
    const { rows: parts } = await sql<Part>`select * from month_to_drop(${table}, ${month}::date, ${today}::date)`.execute(tx);
    if (parts.length === 0) return false;
    for (const part of parts) await stepInto(tx, systemDomain, part.domainId, () => tell(tx, part, { kind, month, now: now() }));
    await sql`select drop_month(${table}, ${month}::date, ${today}::date)`.execute(tx);
    return true;
  };
  return asDomain(systemDomain, drop, { longestSeconds: 3600 }).catch((error: unknown) => {
    if (isRefusal(error)) return false;
    throw error;
  });
}

/** As where rows went one by one, also of what an earlier run had begun. */
async function tell(tx: Tx, part: Part, { kind, month, now }: { kind: KeptKind; month: string; now: Date }): Promise<void> {
  const { domainId, months, rows } = part;
  const { rows: before } = await sql<{ untold: number }>`select (removed - told)::int as untold from kept_months
    where domain_id = ${domainId} and kind = ${kind} and month = ${month}::date for update`.execute(tx);
  await sql`insert into kept_months as k (domain_id, kind, month, rows, counted_at, removed, told, removed_at, kept_months)
    values (${domainId}, ${kind}, ${month}::date, 0, ${now}, ${rows}, ${rows}, ${now}, ${months})
    on conflict (domain_id, kind, month) do update set rows = 0, counted_at = excluded.counted_at, removed = k.removed + excluded.removed,
      told = k.removed + excluded.removed, removed_at = excluded.removed_at, kept_months = excluded.kept_months, kept_because = null`.execute(
    tx,
  );
  await writeEvent(
    tx,
    { domainId, requestId: "", address: "" },
    {
      type: "domain.removeOld",
      subject: { entity: "domain", id: domainId },
      data: { kind, month, rows: rows + (before[0]?.untold ?? 0), months },
    },
  );
}
