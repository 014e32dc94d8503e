import { entityNamed, pathOf, type Path } from "@vigil/model/entity/path";
import type { Entity } from "@vigil/model/entity/entity";
import type { SortKey } from "@vigil/model/entity/listSort";
import { sql, type RawBuilder } from "kysely";
import type { Sql } from "../storage/sql.ts";
import type { ListQuery } from "./listQuery.ts";
import { all, column, columnOf, found, inDomain, selected, tableOf, tellsKey, visible } from "./listSql.ts";
import type { Steps, View } from "./view.ts";

interface Key {
  readonly value: Sql;
  readonly direction: SortKey["direction"];
  /** What stands for nothing, at the end of this order: behind it come others that have none. */
  readonly end?: string;
}

const orderBy = (keys: readonly Key[]): Sql => sql.join(keys.map(({ value, direction }) => sql`${value} ${sql.raw(direction)}`));

/** Behind the row that has these values: one row comparison where the directions agree, spelled out otherwise. */
function behind(keys: readonly Key[], values: readonly string[]): Sql {
  const [first] = keys;
  if (!first) return sql`false`;
  if (first.end === values[0]) return sql`(${first.value} = ${values[0]} and ${behind(keys.slice(1), values.slice(1))})`;
  const beyond = ({ direction }: Key) => sql.raw(direction === "asc" ? ">" : "<");
  const bound = sql`${first.value} ${beyond(first)}= ${values[0]}`; // for the index where the other keys are another table's
  if (keys.every(({ direction }) => direction === first.direction))
    return sql`(${bound} and (${sql.join(keys.map(({ value }) => value))}) ${beyond(first)} (${sql.join(values)}))`;
  const cases = keys.map((key, index) =>
    all([
      ...keys.slice(0, index).map(({ value }, before) => sql`${value} = ${values[before]}`),
      sql`${key.value} ${beyond(key)} ${values[index]}`,
    ]),
  );
  return sql`(${bound} and (${sql.join(cases, sql` or `)}))`;
}

/**
 * Whether the sort begins with a field of few others (users by company) or of few values (images by level): then each one's rows are taken in
 * turn, so that an index gives their order.
 */
export function isWalk(
  { entity: e, steps }: Pick<View, "entity" | "steps">,
  { sort, matched }: Pick<ListQuery, "sort" | "matched">,
): boolean {
  if (steps?.[sort[0]!.path] !== undefined)
    return typeof matched !== "object" && sort.slice(1).every(({ path }) => pathOf(e, path)?.via === undefined);
  const vias = sort.map(({ path }) => pathOf(e, path)?.via);
  const [first] = vias;
  const leading = leadingOf(e, sort);
  const same = vias.slice(0, leading).every((via) => via?.name === first?.name);
  return first?.field.among !== undefined && same && vias.slice(leading).every((via) => via === undefined) && typeof matched !== "object";
}

/** Whether a wide search looks among the first rows first: where an index gives the rows of the list in their order. */
export const looksNearFirst = (e: Entity, { sort, matched }: Pick<ListQuery, "sort" | "matched">): boolean =>
  matched === "many" && sort.every(({ path }) => pathOf(e, path)?.via === undefined);

/** So many. */
const nearRows = 3000;

/** How many of the first sort keys are another record's. */
const leadingOf = (e: Entity, sort: readonly SortKey[]): number => {
  const own = sort.findIndex(({ path }) => pathOf(e, path)?.via === undefined);
  return own < 0 ? sort.length : own;
};

/** One page. `narrow` = few rows match, so that they may as well be sorted. */
export function page(view: View, query: ListQuery, paths: readonly string[], narrow: boolean): RawBuilder<Record<string, unknown>> {
  const { entity: e } = view;
  const aliases = new Map<string, string>();
  const keys = query.sort.map(({ path: text, direction }): Key => {
    const path = pathOf(e, text);
    if (path?.via && !aliases.has(path.via.name)) aliases.set(path.via.name, `p${aliases.size}`);
    return path ? keyOf(view, path, aliases, direction) : { value: sql`t.id`, direction };
  });
  const walked = isWalk(view, query) && !narrow;
  const steps = walked ? view.steps?.[query.sort[0]!.path] : undefined;
  if (steps) keys[0] = { value: sql`t.step`, direction: query.sort[0]!.direction };
  if (!query.sort.some(({ path }) => path === "id")) keys.push({ value: sql`t.id`, direction: keys.at(-1)?.direction ?? "asc" });
  const untold = keys.flatMap(({ value }, index) => {
    const text = query.sort[index]?.path ?? "id";
    const path = pathOf(e, text);
    return text === "id" || (path && tellsKey(paths, path)) ? [] : [sql`${value}::text as ${sql.id(`key${index}`)}`];
  });
  const columns = sql.join([selected(view, paths), ...untold]);
  const from = steps ? climb(view, query, keys, steps) : walked ? walk(view, query, keys) : sorted(view, query, keys, aliases);
  return sql`select ${columns} from ${from} order by ${orderBy(keys)} limit ${sql.lit(query.limit)} offset ${sql.lit(query.offset)}`;
}

function sorted(view: View, query: ListQuery, keys: readonly Key[], aliases: ReadonlyMap<string, string>): Sql {
  const { entity: e, caller } = view;
  const joins = Array.from(aliases, ([name, alias]) => {
    const field = e.fields[name]!;
    const parent = entityNamed(field.to!);
    const same = sql`${column(alias, "id")} = ${column("t", columnOf(name, field))}`;
    const having = field.marked === undefined ? sql`` : sql`and ${column(alias, field.marked)}`;
    return sql`join ${tableOf(parent)} ${sql.raw(alias)} on ${inDomain(parent, alias, caller)} and ${same} ${having}`;
  });
  const { from, where } = found(view, query);
  const further = query.after ? sql`and ${behind(keys, query.after)}` : sql``;
  if (query.matched === "near")
    return sql`(select t.* from ${from} where ${visible(e, "t", caller)} ${further}
      order by ${orderBy(keys)} limit ${sql.lit(nearRows)}) t where ${where}`;
  // `offset 0`: the planner takes what is found to be spread evenly, and would walk to it in the order of the list
  if (query.matched === "together") return sql`(select t.* from ${from} where ${where} ${further} offset 0) t`;
  return sql`${from} ${sql.join(joins, sql` `)} where ${where} ${further}`;
}

function walk(view: View, query: ListQuery, keys: readonly Key[]): Sql {
  const { entity: e, caller } = view;
  const { field, name } = pathOf(e, query.sort[0]!.path)!.via!;
  const parent = entityNamed(field.to!);
  const leading = leadingOf(e, query.sort);
  const [outer, inner] = [keys.slice(0, leading), keys.slice(leading)];
  const { from, where } = found(view, query);
  const rows = (condition: Sql) => sql`(select t.* from ${from}
    where ${where} and ${column("t", columnOf(name, field))} = p0.id and ${condition}
    order by ${orderBy(inner)} limit ${sql.lit(query.offset + query.limit)})`;
  const { after } = query;
  const children = after
    ? sql`(${rows(all([...outer.map(({ value }, index) => sql`${value} = ${after[index]}`), behind(inner, after.slice(leading))]))}
        union all ${rows(behind(outer, after.slice(0, leading)))})`
    : rows(sql`true`);
  return sql`${tableOf(parent)} p0 cross join lateral ${children} t where ${inDomain(parent, "p0", caller)}`;
}

/** The same of a field of few values; each value stands in its own statement, so that the planner knows how rare it is. */
function climb(view: View, query: ListQuery, keys: readonly Key[], { values, of }: Steps): Sql {
  const { from, where } = found(view, query);
  const [{ direction }, ...inner] = keys as readonly [Key, ...Key[]];
  const [bound, ...further] = query.after ?? [];
  const parts = values.flatMap((value) => {
    const distance = bound === undefined ? 1 : (value - Number(bound)) * (direction === "asc" ? 1 : -1);
    if (distance < 0) return [];
    const condition = distance === 0 ? behind(inner, further) : sql`true`;
    return of(sql`${sql.lit(value)}`).map(
      (link) => sql`(select ${sql.lit(value)}::integer as step, t.* from ${from}
        where ${where} and ${link} and ${condition} order by ${orderBy(inner)} limit ${sql.lit(query.offset + query.limit)})`,
    );
  });
  // behind the last value, as a cursor somebody wrote may ask
  if (parts.length === 0) return sql`(select null::integer as step, t.* from ${from} where false) t`;
  return sql`(${sql.join(parts, sql` union all `)}) t`;
}

function keyOf(
  { expressions, caller }: View,
  { name, field, via }: Path,
  aliases: ReadonlyMap<string, string>,
  direction: SortKey["direction"],
): Key {
  const expression = via === undefined && field.derived ? expressions[name] : undefined;
  const derived = typeof expression === "function" ? expression(caller, false) : expression;
  const key = derived ?? column(via ? aliases.get(via.name)! : "t", field.sortedByKey ? `${name}Key` : columnOf(name, field));
  // what has no date comes last in either direction; so every key is a value, which a cursor and an index can hold
  const end = direction === "asc" ? "infinity" : "-infinity";
  return field.nullable ? { value: sql`coalesce(${key}, ${sql.lit(end)})`, direction, end } : { value: key, direction };
}
