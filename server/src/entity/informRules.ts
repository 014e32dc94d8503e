import { pathOf } from "@vigil/model/entity/path";
import { neededBy } from "@vigil/model/entity/rules";
import { sql } from "kysely";
import type { Tx } from "../storage/asDomain.ts";
import { recall, remember, type Hints } from "./hints.ts";
import { column, columnOf, forRules, inDomain, tableOf } from "./listSql.ts";
import type { View } from "./view.ts";

type Known = Record<string, unknown>;
/** Asks the database within a transaction of the caller's domain. */
export type Reading = <Answer>(work: (tx: Tx) => Promise<Answer>) => Promise<Answer>;

/** What the rules need of other records (a user's access level) is read once for all the rows that name the same one. */
export async function informRules(reading: Reading, view: View, rows: readonly Known[], hints?: Hints): Promise<void> {
  if (rows.length === 0 || view.rules === undefined) return;
  const dotted = neededBy(view.rules, view.caller).flatMap((text) => {
    const path = pathOf(view.entity, text)!;
    return path.via ? [{ ...path, via: path.via }] : [];
  });
  const references = Map.groupBy(dotted, ({ via }) => via.name);
  await Promise.all(
    Array.from(references, async ([name, paths]) => {
      const ids = [...new Set(rows.map((row) => row[forRules + name] as number))];
      const target = paths[0]!.via.entity;
      const place = (id: number) => `${view.caller.domainId} ${name} ${id}`;
      const byId = new Map<number, Known>();
      for (const id of ids) {
        const known = hints && recall(hints, place(id));
        if (known) byId.set(id, known);
      }
      const missing = ids.filter((id) => !byId.has(id));
      if (missing.length > 0) {
        const columns = paths.map((path) => sql`${column("o", columnOf(path.name, path.field))} as ${sql.id(forRules + path.text)}`);
        const others = sql<Known & { id: number }>`select o.id, ${sql.join(columns)} from ${tableOf(target)} o
          where ${inDomain(target, "o", view.caller)} and o.id = any(${missing}::bigint[])`;
        const { rows: found } = await reading((tx) => others.execute(tx));
        for (const { id, ...known } of found) {
          byId.set(id, known);
          if (hints) remember(hints, place(id), known);
        }
      }
      for (const row of rows) Object.assign(row, byId.get(row[forRules + name] as number));
    }),
  );
}
