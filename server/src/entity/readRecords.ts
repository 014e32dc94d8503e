import type { Entity, RecordOf } from "@vigil/model/entity/entity";
import { defaultPaths, recordPaths } from "@vigil/model/entity/path";
import { abilitiesFor, neededBy, refusalsOf, type Refusals } from "@vigil/model/entity/rules";
import { sql, type RawBuilder } from "kysely";
import { z } from "zod";
import { Problem } from "../problem.ts";
import type { Tx } from "../storage/asDomain.ts";
import { keepsPlan } from "../storage/keptName.ts";
import { recall, remember, type Hints } from "./hints.ts";
import { informRules } from "./informRules.ts";
import { cursorOf, identity, type Filter, type ListQuery } from "./listQuery.ts";
import { isWalk, looksNearFirst, page } from "./listPage.ts";
import {
  fewMatches,
  forRules,
  found,
  hasId,
  matches,
  meant,
  ofReferences,
  selected,
  sharedWithRules,
  stepped,
  tableOf,
  visible,
} from "./listSql.ts";
import { keptStatement } from "./keptStatement.ts";
import type { View } from "./view.ts";
import { wireInstant } from "../http/wireInstant.ts";

export type Row = Record<string, unknown> & { id: number; revision?: number };
export interface ListAnswer {
  rows: Row[];
  count?: number;
  countEstimated?: true;
  /** There are more than `count`; how many was not counted. */
  countBeyond?: true;
  /** Asks for the page behind this one, however deep. */
  after?: string;
}

/** Up to here a count is exact, beyond it the planner's estimate; of a search nobody can estimate, so it says that there are more. */
export const countedExactly = 1000;
const mostOptions = 100;

/**
 * One page of a list, all of it in one transaction: whoever asked for a second connection while holding the first would wait for others who
 * do the same.
 */
export async function listRecords(named: Tx, view: View, asked: ListQuery): Promise<ListAnswer> {
  const tx = named.withoutPlugins();
  const query = await resolved(tx, view, asked);
  // few matches are sorted, many are taken in order, company by company; only counting tells which
  const undecided = (query.filters.length > 0 || query.words.length > 0 || isBound(view)) && isWalk(view, query);
  const counting = undecided || query.count !== "none" ? counted(tx, view, query) : undefined;
  const narrow = undecided && (await counting)! <= countedExactly;
  const [told, count] = await Promise.all([pageRows(tx, view, query, narrow), counting]);
  const rows = withShared(told, sharedWithRules(view, query.fields));
  await informRules((work) => work(tx), view, rows, view.hints);
  const last = rows.length === query.limit ? rows.at(-1) : undefined;
  return {
    rows: rows.map(presenter(view, query.fields)),
    ...(query.count === "none" ? {} : await estimated(tx, view, query, count!)),
    ...(last ? { after: cursorOf(query.sort, keysOf(query.sort, last)) } : {}),
  };
}

/** What is near fills most pages of a wide search; where it does not, all that is found is looked up. */
async function pageRows(tx: Tx, view: View, query: ListQuery, narrow: boolean): Promise<Record<string, unknown>[]> {
  const made = (by: View, of: ListQuery) => page(by, of, query.fields, narrow).compile(tx);
  const asked = async (of: ListQuery) => (await tx.executeQuery(made(view, of))).rows;
  if (query.asked !== undefined)
    return (await tx.executeQuery(keptStatement(view, `${narrow} ${query.asked}`, (by) => made(by, query)))).rows;
  if (!looksNearFirst(view.entity, query)) return asked(query);
  const near = await asked({ ...query, matched: "near" });
  return near.length === query.limit ? near : asked({ ...query, matched: "together" });
}

/**
 * Filters through a reference as filters of the reference: with the ids in hand the planner knows how many rows they leave. Where many
 * are meant, or found by the search, none is left out: then the statement itself asks. Filters of few values the same: a rare one is looked up.
 */
export async function resolved(tx: Tx, view: View, query: ListQuery): Promise<ListQuery> {
  const resolve = async (filter: Filter): Promise<Filter> => {
    const { via, name } = filter.path;
    const steps = via ? undefined : view.steps?.[name];
    if (steps) {
      const ids = await few(tx, stepped(view, steps, filter));
      return ids ? { path: identity, test: "among", values: ids } : filter;
    }
    if (!via) return filter;
    const ids = await few(tx, meant(view, filter));
    return ids ? { path: { text: via.name, name: via.name, field: via.field }, test: "among", values: ids } : filter;
  };
  const search = query.words.length === 0 ? undefined : (query.quick ? firstOf : few)(tx, matches(view, query.words));
  const [matched, filters] = await Promise.all([search, Promise.all(query.filters.map(resolve))]);
  return { ...query, filters, ...(search && { matched: matched ?? "many" }) };
}

/** The ids that a statement finds; undefined when they are many. */
async function few(tx: Tx, statement: RawBuilder<unknown>): Promise<number[] | undefined> {
  const { rows } = await sql<{ id: number }>`${statement} limit ${fewMatches + 1}`.execute(tx);
  return rows.length > fewMatches ? undefined : [...new Set(rows.map(({ id }) => id))];
}

/** So many are looked among while somebody types. */
const quickMatches = 1000;

async function firstOf(tx: Tx, statement: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`${statement} limit ${quickMatches}`.execute(tx);
  return [...new Set(rows.map(({ id }) => id))];
}

/** Of a row, its keys in this order; what the row tells anyway has no column of its own. */
const keysOf = (sort: ListQuery["sort"], row: Record<string, unknown>): string[] => {
  const paths = sort.map(({ path }) => path);
  return [...paths, ...(paths.includes("id") ? [] : ["id"])].map((path, index) => String(row[`key${index}`] ?? row[path]));
};

/** Rules find what is told anyway where they look for it. */
function withShared(rows: Record<string, unknown>[], shared: readonly string[]): Record<string, unknown>[] {
  for (const row of rows) for (const name of shared) row[forRules + name] = row[name];
  return rows;
}

/** Whether the caller sees the rows of some people only, who may be few. */
const isBound = ({ entity: { scope }, caller }: View): boolean => caller.companies !== "all" && scope?.companies?.includes(".") === true;

type Counted = Pick<ListQuery, "filters" | "words" | "matched" | "count" | "asked">;

/**
 * As far as it is counted. That a search alone has found more was seen when it was looked up: asked row by row, a million rows of which it
 * finds a hundredth took seconds to say so once more.
 */
function counted(tx: Tx, view: View, query: ListQuery): Promise<number> {
  const { searchedBy, scope } = view.entity;
  const alone = query.filters.length === 0 && !isBound(view) && searchedBy === undefined && scope?.outdated === undefined;
  if (alone && query.matched === "many" && query.count !== "exact") return Promise.resolve(countedExactly + 1);
  return bounded(tx, view, query);
}

async function bounded(tx: Tx, view: View, query: Counted): Promise<number> {
  const made = (by: View) => {
    const { from, where } = found(by, query);
    const limit = query.count === "exact" ? sql`` : sql`limit ${countedExactly + 1}`;
    return sql`select count(*) from (select 1 from ${from} where ${where} ${limit}) c`.compile(tx);
  };
  const { asked } = query;
  const { rows } = await tx.executeQuery<{ count: number }>(asked === undefined ? made(view) : keptStatement(view, `count ${asked}`, made));
  return rows[0]?.count ?? 0;
}

async function estimated(tx: Tx, view: View, query: Counted, count: number): Promise<Omit<ListAnswer, "rows" | "after">> {
  if (query.count === "exact" || count <= countedExactly) return { count };
  if (query.words.length > 0) return { count: countedExactly, countBeyond: true };
  const { from, where } = found(view, query);
  const statement = sql<Record<string, unknown>>`explain (format json) select 1 from ${from} where ${where}`.compile(tx);
  const place = statement.sql + JSON.stringify(statement.parameters);
  const hint = view.hints && recall(view.hints, place);
  if (typeof hint?.["count"] === "number") return { count: hint["count"], countEstimated: true };
  const { rows } = await tx.executeQuery(statement);
  const [plan] = planSchema.parse(Object.values(rows[0] ?? {})[0]);
  const estimate = Math.max(plan!.Plan["Plan Rows"], count);
  if (view.hints) remember(view.hints, place, { count: estimate });
  return { count: estimate, countEstimated: true };
}

const planSchema = z.array(z.object({ Plan: z.object({ "Plan Rows": z.number() }) })).min(1);

/** Rows that the caller may not see are not there. */
export async function readRecords(named: Tx, view: View, ids: readonly number[], hints?: Hints): Promise<Record<string, unknown>[]> {
  const tx = named.withoutPlugins();
  const { entity } = view;
  const made = (by: View, wanted: readonly number[]) => {
    const others = wanted.length === 1 ? ofReferences(by) : sql``;
    return sql<Record<string, unknown>>`select ${selected(by, recordPaths(entity))}${others} from ${tableOf(entity)} t
      where ${visible(entity, "t", by.caller)} and ${hasId(sql`t.id`, wanted)} order by t.id`.compile(tx);
  };
  const one = ids.length === 1 ? keptStatement(view, "record", (by) => keepsPlan(made(by, ids))) : undefined;
  const statement = one ? { ...one, parameters: [...one.parameters.slice(0, -1), ids[0]] } : made(view, ids); // the number is the last of its values
  const { rows } = await tx.executeQuery<Record<string, unknown>>(statement);
  withShared(rows, sharedWithRules(view, recordPaths(entity)));
  await informRules((work) => work(tx), view, rows, hints);
  return rows;
}

export async function getRecords<E extends Entity>(tx: Tx, view: View<E>, ids: readonly number[], hints?: Hints): Promise<RecordOf<E>[]> {
  const rows = await readRecords(tx, view, ids, hints);
  const presented = presenter(view, recordPaths(view.entity));
  const byId = new Map(rows.map((row) => [row["id"], presented(row) as RecordOf<E>]));
  requireAll(view, ids, byId);
  return ids.map((id) => byId.get(id)!);
}

export function requireAll({ entity }: View, ids: readonly number[], rows: ReadonlyMap<unknown, unknown>): void {
  const missing = ids.filter((id) => !rows.has(id));
  if (missing.length > 0) throw new Problem(404, entity.problems?.missing ?? "NotFound", { details: { ids: missing } });
}

export async function getRecord<E extends Entity>(tx: Tx, view: View<E>, id: number): Promise<RecordOf<E>> {
  const [record] = await getRecords(tx, view, [id]);
  return record!;
}

/** The first hundred by name, for a control that chooses one. */
export async function optionsOf(named: Tx, view: View, asked: ListQuery): Promise<{ id: number; name: string }[]> {
  const tx = named.withoutPlugins();
  const query = await resolved(tx, view, asked);
  const { title } = view.entity;
  const shown = defaultPaths(view.entity).find((path) => path.startsWith(`${title.replace(/Id$/u, "")}.`)) ?? title;
  const { rows } = await page({ ...view, rules: undefined }, { ...query, limit: mostOptions, offset: 0 }, [shown], false).execute(tx);
  return rows.map((row) => ({ id: row["id"] as number, name: String(row[shown] ?? row["id"]) }));
}

/** Rules need the same each time: a name put together anew is looked up anew in each row. */
const columnsOf = (needed: readonly string[]): readonly string[] => {
  const known = columnsKnown.get(needed) ?? needed.map((name) => forRules + name);
  columnsKnown.set(needed, known);
  return known;
};
const columnsKnown = new WeakMap<readonly string[], readonly string[]>();

/** What the rules say of records, worked out for all of them. */
function refuser({ entity, rules, caller }: View): (row: Record<string, unknown>) => Refusals {
  const needed = neededBy(rules, caller);
  const columns = columnsOf(needed);
  return (row) => {
    const known: Record<string, unknown> = { id: row["id"], shared: row["shared"], unfinishedCopy: row["unfinishedCopy"] };
    for (let index = 0; index < needed.length; index += 1) known[needed[index]!] = row[columns[index]!];
    return refusalsOf(entity, rules, known, caller);
  };
}

export const refusalsFor = (view: View, row: Record<string, unknown>): Refusals => refuser(view)(row);

const always = ["id", "revision", "shared", "unfinishedCopy"];

/** Rows as they go out: what was asked for, instants in whole seconds, and what may be done with each. */
function presenter(view: View, paths: readonly string[]): (row: Record<string, unknown>) => Row {
  const { entity, caller } = view;
  const refusals = refuser(view);
  const abilities = abilitiesFor(entity, caller);
  const active = `${forRules}active`;
  return (row) => {
    const shown: Record<string, unknown> = {};
    for (const name of always) if (name in row) shown[name] = row[name];
    for (const name of paths) shown[name] = row[name] instanceof Date ? wireInstant(row[name]) : row[name];
    if (entity.actions.length > 0) shown["abilities"] = abilities(refusals(row), row[active] !== false);
    return shown as Row;
  };
}
