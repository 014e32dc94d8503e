import type { Entity } from "@vigil/model/entity/entity";
import { pathOf, type Path } from "@vigil/model/entity/path";
import { neededBy } from "@vigil/model/entity/rules";
import { sql } from "kysely";
import type { Tx } from "../storage/asDomain.ts";
import { keepsPlan } from "../storage/keptName.ts";
import { recall, remember, type Hints } from "./hints.ts";
import { column, columnOf, forRules, hasId, inDomain, tableOf } from "./listSql.ts";
import type { View } from "./view.ts";

type Known = Record<string, unknown>;
/** Asks the database within a transaction of the caller's domain. */
export type Reading = <Answer>(work: (tx: Tx) => Promise<Answer>) => Promise<Answer>;

interface Reference {
  name: string;
  target: Entity;
  paths: readonly Path[];
  /** The column of the number, and those that are told. */
  naming: string;
  told: readonly string[];
}
const known = new WeakMap<readonly string[], Map<Entity, readonly Reference[]>>();

/** Where the rules need something of other records, by what names them; rules name the same each time. */
function referencesOf(e: Entity, needed: readonly string[]): readonly Reference[] {
  const ofNeeds = known.get(needed) ?? new Map<Entity, readonly Reference[]>();
  known.set(needed, ofNeeds);
  const found = ofNeeds.get(e);
  if (found !== undefined) return found;
  const dotted = needed.flatMap((text) => {
    const path = pathOf(e, text)!;
    return path.via ? [{ ...path, via: path.via }] : [];
  });
  const references = Array.from(
    Map.groupBy(dotted, ({ via }) => via.name),
    ([name, paths]) => ({
      name,
      target: paths[0]!.via.entity,
      paths,
      naming: forRules + name,
      told: paths.map(({ text }) => forRules + text),
    }),
  );
  ofNeeds.set(e, references);
  return references;
}

/** What the rules need of other records (a user's access level) is read once for all the rows that name the same one. */
export async function informRules(reading: Reading, view: View, rows: readonly Known[], hints?: Hints): Promise<void> {
  if (rows.length === 0 || view.rules === undefined) return;
  const needed = referencesOf(view.entity, neededBy(view.rules, view.caller));
  const references = needed.filter(({ told }) => told.some((name) => !(name in rows[0]!))); // beside one record they were read with it
  await Promise.all(
    references.map(async ({ name, target, paths, naming, told }) => {
      const place = `${view.caller.domainId} ${name} `;
      const byId = new Map<number, Known | undefined>();
      for (const row of rows) {
        const id = row[naming] as number;
        if (!byId.has(id)) byId.set(id, hints && recall(hints, `${place}${id}`));
      }
      const missing = [...byId].flatMap(([id, hint]) => (hint === undefined ? [id] : []));
      if (missing.length > 0) {
        const chosen = paths.map((path) => sql`${column("o", columnOf(path.name, path.field))} as ${sql.id(forRules + path.text)}`);
        const others = sql<Known & { id: number }>`select o.id, ${sql.join(chosen)} from ${tableOf(target)} o
          where ${inDomain(target, "o", view.caller)} and ${hasId(sql`o.id`, missing)}`;
        const { rows: found } = await reading((tx) => tx.executeQuery(keepsPlan(others.compile(tx))));
        for (const { id, ...rest } of found) {
          byId.set(id, rest);
          if (hints) remember(hints, `${place}${id}`, rest);
        }
      }
      for (const row of rows) {
        const record = byId.get(row[naming] as number);
        if (record) for (const each of told) row[each] = record[each];
      }
    }),
  );
}
