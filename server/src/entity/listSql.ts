import { formNames, type Entity } from "@vigil/model/entity/entity";
import type { Field } from "@vigil/model/entity/field";
import { entityNamed, pathOf, type Path } from "@vigil/model/entity/path";
import { neededBy } from "@vigil/model/entity/rules";
import { textKey } from "@vigil/model/identity/textKey";
import { sql } from "kysely";
import type { Caller } from "../identity/access/caller.ts";
import type { Tx } from "../storage/asDomain.ts";
import type { Sql } from "../storage/sql.ts";
import type { Filter, ListQuery } from "./listQuery.ts";
import type { Steps, View } from "./view.ts";

/** So many records that a search or a filter through a reference finds are looked up first; of more each row is asked by itself. */
export const fewMatches = 10_000;

const snakes = new Map<string, string>();
/** Lists are read without Kysely's own translation of names, which costs more than the rest of building a query. */
export const snake = (name: string): string => {
  const known = snakes.get(name);
  if (known !== undefined) return known;
  const made = name.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);
  snakes.set(name, made);
  return made;
};

const table = (name: string): Sql => sql.table(snake(name));
const columns = new Map<string, Sql>();
export const tableOf = (e: Entity): Sql => table(e.table ?? e.plural);
export const columnOf = (name: string, field: Field): string => field.column ?? name;
/** Names of declarations, so that they are few; Kysely reads each anew, in each list. */
export const column = (alias: string, name: string): Sql => {
  const place = `${alias}.${name}`;
  const made = columns.get(place) ?? sql.raw(`"${alias}"."${snake(name)}"`);
  columns.set(place, made);
  return made;
};
export const all = (conditions: readonly Sql[]): Sql => (conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `));
const among = (value: Sql, values: readonly unknown[], type: Sql): Sql =>
  values.length === 1 ? sql`${value} = ${values[0]}` : sql`${value} = any(${values}::${type}[])`;

/** These records. One stands by itself: for a list of unknown length the database would not keep its plan, and making it anew takes longer than reading. */
export const hasId = (id: Sql, ids: readonly number[]): Sql =>
  ids.length === 1 ? sql`${id} = ${ids[0]}` : sql`${id} = any(${ids}::bigint[])`;

/** The rows of the caller's domain; of a catalogue also the shared ones. */
export function inDomain(e: Entity, alias: string, { domainId }: Caller): Sql {
  if (e.kind === "global") return sql`true`;
  if (e.kind === "catalogue") return sql`(${column(alias, "ownerDomainId")} = ${domainId} or ${column(alias, "ownerDomainId")} is null)`;
  return sql`${column(alias, "domainId")} = ${domainId}`;
}

/** What this caller may see: the domain's rows, of the own sites, groups and programs where the caller is limited to them. */
export function visible(e: Entity, alias: string, caller: Caller): Sql {
  const conditions = [inDomain(e, alias, caller)];
  const { companies: path, narrowedBy, ofDomain, without, trainer, groupsOf, programsOf } = e.scope ?? {};
  if (without !== undefined) conditions.push(sql`${column(alias, without)} is null`);
  if (trainer !== undefined && caller.accessLevelCode === "trn") conditions.push(ofTrainer(e, trainer, alias, caller));
  else if (path !== undefined && caller.companies !== "all") conditions.push(ofCompanies(e, path, alias, caller, caller.companies));
  const narrowed = narrowedBy && caller[narrowedBy];
  if (narrowed) conditions.push(sql`${column(alias, "id")} = any(${narrowed}::bigint[])`);
  const { groups, programs, domainId } = caller;
  if (groupsOf !== undefined && groups !== null)
    conditions.push(sql`exists (select from group_members m
      where m.domain_id = ${domainId} and m.user_id = ${column(alias, groupsOf)} and m.group_id = any(${groups}::bigint[]))`);
  if (programsOf !== undefined && programs !== null)
    conditions.push(sql`exists (select from course_statuses c join program_statuses s on s.domain_id = c.domain_id and s.id = c.program_status_id
      where c.domain_id = ${domainId} and c.id = ${column(alias, programsOf)} and s.program_id = any(${programs}::bigint[]))`);
  if (ofDomain !== undefined && !caller.permissions.has("domains:enter"))
    conditions.push(sql`${column(alias, "id")} = (select ${column("d", ofDomain)} from domains d where d.id = ${caller.domainId})`);
  return all(conditions);
}

function ofTrainer(e: Entity, text: string, alias: string, caller: Caller): Sql {
  const { via, name, field } = pathOf(e, text)!;
  if (!via) return sql`${column(alias, columnOf(name, field))} = ${caller.userId}`;
  return sql`${column(alias, columnOf(via.name, via.field))} in (select s.id from ${tableOf(via.entity)} s
    where ${inDomain(via.entity, "s", caller)} and ${column("s", columnOf(name, field))} = ${caller.userId})`;
}

function ofCompanies(e: Entity, text: string, alias: string, caller: Caller, companies: readonly number[]): Sql {
  if (text === "id") return sql`${column(alias, "id")} = any(${companies}::bigint[])`;
  const { via, name, field } = pathOf(e, text)!;
  // what concerns several companies is seen by who sees them all
  if (!via && field.through)
    return sql`not exists (select 1 from ${table(field.through.table)} l where l.domain_id = ${caller.domainId}
      and ${column("l", field.through.own)} = ${column(alias, "id")} and ${column("l", field.through.other)} <> all(${companies}::bigint[]))`;
  if (!via) return sql`${column(alias, columnOf(name, field))} = any(${companies}::bigint[])`;
  const inner = sql`select s.id from ${tableOf(via.entity)} s
    where ${inDomain(via.entity, "s", caller)} and ${column("s", columnOf(name, field))} = any(${companies}::bigint[])`;
  const { through } = via.field;
  if (!through) return sql`${column(alias, columnOf(via.name, via.field))} in (${inner})`;
  // a group nobody belongs to yet is everybody's
  const members = sql`select 1 from ${table(through.table)} l
    where l.domain_id = ${caller.domainId} and ${column("l", through.own)} = ${column(alias, "id")}`;
  return sql`(not exists (${members}) or exists (${members} and ${column("l", through.other)} in (${inner})))`;
}

/** The ids linked to `t`: those the caller may see, or all of them. */
function linked({ through, to }: Field, caller: Caller, every: boolean): Sql {
  const { table: name, own, other, kind, without, ordered } = through!;
  const target = entityNamed(to!);
  const conditions = [sql`${column("l", own)} = t.id`, sql`${column("l", other)} is not null`];
  if (kind !== "catalogue") conditions.push(sql`l.domain_id = ${caller.domainId}`);
  if (without !== undefined) conditions.push(sql`${column("l", without)} is null`);
  if (!every && target.scope?.companies !== undefined && caller.companies !== "all")
    conditions.push(sql`${column("l", other)} in (select o.id from ${tableOf(target)} o where ${visible(target, "o", caller)})`);
  const order = ordered ? sql`l.position` : column("l", other);
  return sql`array(select ${column("l", other)} from ${table(name)} l where ${all(conditions)}
    group by ${column("l", other)}${ordered ? sql`, l.position` : sql``} order by ${order})`;
}

/** What a record is linked to now, as far as the caller sees it. */
export async function linkedIds(tx: Tx, { entity, caller }: View, field: Field, id: number): Promise<number[]> {
  const own = sql`${tableOf(entity)} t where ${inDomain(entity, "t", caller)} and t.id = ${id}`;
  const { rows } = await sql<{ ids: number[] }>`select ${linked(field, caller, false)} as ids from ${own}`.execute(tx);
  return rows[0]?.ids ?? [];
}

/** A field of the row `t`, or through a reference of the row it names; rules judge by `every` record, seen or not. */
function valueOf({ entity, caller, expressions }: View, { name, field, via }: Path, every = false): Sql {
  if (via)
    return sql`(select ${column("o", columnOf(name, field))} from ${tableOf(via.entity)} o
      where ${inDomain(via.entity, "o", caller)} and o.id = ${column("t", columnOf(via.name, via.field))})`;
  if (field.through) return linked(field, caller, every);
  if (!field.derived) return column("t", columnOf(name, field));
  const expression = expressions[name];
  if (expression === undefined) throw new Error(`Nothing says what ${entity.name}.${name} is.`);
  return typeof expression === "function" ? expression(caller, every) : expression;
}

/** Copies are marked until they are saved under a name of their own. */
export const canBeCopied = (e: Entity): boolean => e.actions.includes("copy") && e.copies !== "finished";
/** The prefix of the columns that only the rules read. */
export const forRules = "rule:";

const neededNames = ({ entity: e, rules, caller }: View): readonly string[] => {
  const activity = e.fields["active"] && e.actions.length > 0 ? ["active"] : [];
  return [...new Set([...activity, ...neededBy(rules, caller).map((text) => pathOf(e, text)!.via?.name ?? text)])];
};

/** A column as it stands in its table, so that it is the same for whoever asks. */
const isPlain = ({ via, field }: Path): boolean => via === undefined && field.through === undefined && field.derived !== true;

/** What the rules need of other records, beside one record: of many it is read once for all that name the same (`informRules.ts`). */
export const ofReferences = (view: View): Sql =>
  sql.join(
    neededBy(view.rules, view.caller)
      .map((text) => pathOf(view.entity, text)!)
      .flatMap((path) => (path.via ? [sql`, ${valueOf(view, path)} as ${sql.id(forRules + path.text)}`] : [])),
    sql``,
  );

/** What the rules need that is told anyway: it is not read twice. */
export const sharedWithRules = (view: View, paths: readonly string[]): readonly string[] =>
  neededNames(view).filter((text) => paths.includes(text) && isPlain(pathOf(view.entity, text)!));

/** Kinds whose keys in an order are their values as they are told. */
const asToldKinds: ReadonlySet<string> = new Set(["text", "longText", "choice", "integer", "reference"]);
/** Whether a row that tells these paths tells the key of this one as well. */
export const tellsKey = (paths: readonly string[], path: Path): boolean =>
  paths.includes(path.text) && isPlain(path) && !path.field.nullable && !path.field.sortedByKey && asToldKinds.has(path.field.kind);

/** The columns asked for, under the names they were asked by, what every row carries, and what the rules need. */
export function selected(view: View, paths: readonly string[]): Sql {
  const { entity: e } = view;
  const chosen = [...new Set(paths)].map((text) => sql`${valueOf(view, pathOf(e, text)!)} as ${sql.id(text)}`);
  const shared = sharedWithRules(view, paths);
  const needed = neededNames(view)
    .filter((text) => !shared.includes(text))
    .map((text) => sql`${valueOf(view, pathOf(e, text)!, true)} as ${sql.id(forRules + text)}`);
  return sql.join([
    sql`t.id`,
    ...(isVersioned(e) ? [sql`t.revision`] : []),
    ...(e.kind === "catalogue" ? [sql`t.owner_domain_id is null as shared`] : []),
    ...(canBeCopied(e) ? [sql`t.unfinished_copy as "unfinishedCopy"`] : []),
    ...chosen,
    ...needed,
  ]);
}

/** Rows that people edit carry a revision; an order (`clear`) is no edit. */
export const isVersioned = (e: Entity): boolean =>
  e.actions.includes("add") || (e.actions.includes("edit") && formNames(e, "edit").some((name) => e.fields[name]?.command !== true));

/** Ids of the records that a filter through a reference means. */
export const meant = ({ caller }: View, { path: { name, field, via }, test, values }: Filter): Sql => {
  const target = via!.entity;
  return sql`select o.id from ${tableOf(target)} o where ${inDomain(target, "o", caller)}
    and ${comparison(column("o", storedName(name, field)), field, test, values)}`;
};

/** Ids of the records that a filter by a field of few values means. */
export function stepped({ entity, caller }: View, { values, of }: Steps, { test, values: asked }: Filter): Sql {
  const [bound] = asked as readonly [number];
  const meets = (value: number) => (test === "among" ? asked.includes(value) : test === "from" ? value >= bound : value <= bound);
  const rows = values.filter(meets).flatMap((value) => of(sql`${value}::integer`));
  const parts = rows.map(
    (condition) => sql`(select t.id from ${tableOf(entity)} t where ${visible(entity, "t", caller)} and ${condition})`,
  );
  return parts.length === 0
    ? sql`select null::bigint as id where false`
    : sql`select found.id from (${sql.join(parts, sql` union all `)}) found`;
}

const storedName = (name: string, field: Field): string => (field.unique ? `${name}Key` : columnOf(name, field));

function conditionOf(view: View, filter: Filter): Sql {
  const { path, test, values } = filter;
  const { name, field, via } = path;
  if (via) return sql`${column("t", columnOf(via.name, via.field))} in (${meant(view, filter)})`;
  if (field.through)
    return sql`exists (select 1 from ${table(field.through.table)} l where ${column("l", field.through.own)} = t.id
      ${field.through.kind === "catalogue" ? sql`` : sql`and l.domain_id = ${view.caller.domainId}`}
      and ${among(column("l", field.through.other), values, sql`bigint`)})`;
  const value = name === "id" ? sql`t.id` : field.derived ? valueOf(view, path) : column("t", storedName(name, field));
  return comparison(value, field, test, values);
}

function comparison(value: Sql, field: Field, test: Filter["test"], values: Filter["values"]): Sql {
  const wanted = field.unique ? values.map((text) => textKey(String(text))) : values;
  return test === "among" ? among(value, wanted, typeOf(field)) : compare(value, test, wanted);
}

const compare = (value: Sql, test: "from" | "to", [bound]: readonly unknown[]): Sql =>
  test === "from" ? sql`${value} >= ${bound}` : sql`${value} <= ${bound}`;

const typeOf = ({ kind }: Field): Sql =>
  kind === "integer" || kind === "reference" ? sql`bigint` : kind === "decimal" ? sql`float8` : kind === "yesNo" ? sql`boolean` : sql`text`;

/** Whether the word `alias` begins as it should, and is one the caller may see. */
const begins = ({ entity: e, caller }: View, alias: string, word: string): Sql => {
  const owned = e.kind === "tenant" ? sql`${column(alias, "domainId")} = ${caller.domainId} and` : sql``;
  return sql`${owned} ${column(alias, "word")} >= ${word} and ${column(alias, "word")} < ${`${word}\u{10FFFF}`}`;
};

/** The list whose words are searched: its own, or that of the records it is about. */
const worded = (e: Entity): Entity => (e.searchedBy === undefined ? e : entityNamed(e.fields[e.searchedBy]!.to!));

/**
 * Ids of the records that have words beginning with every word of the search: rows of the list, or what its `searchedBy` names. The same id
 * may come several times.
 */
export function matches(asked: View, words: readonly string[]): Sql {
  const view = { ...asked, entity: worded(asked.entity) };
  const wordTable = table(`${view.entity.name}Words`);
  const joins = words.slice(1).map((_, index) => sql.raw(`w${index + 1}`));
  return sql`select w0.id from ${wordTable} w0 ${sql.join(
    joins.map((alias) => sql`join ${wordTable} ${alias} on ${alias}.id = w0.id`),
    sql` `,
  )} where ${all(words.map((word, index) => begins(view, `w${index}`, word)))}`;
}

/** Whether the row `t` has such words, asked of the row itself: `offset 0` keeps the planner from looking up all matches first. */
const hasWord = (view: View, word: string): Sql => {
  const of = worded(view.entity);
  return sql`exists (select 1 from ${table(`${of.name}Words`)} w
    where w.id = ${wordedId(view.entity)} and ${begins({ ...view, entity: of }, "w", word)} offset 0)`;
};

const wordedId = ({ searchedBy, fields }: Entity): Sql =>
  column("t", searchedBy === undefined ? "id" : columnOf(searchedBy, fields[searchedBy]!));

/** From and where of a list, without order: what is counted. */
export function found(
  view: View,
  { filters, words, matched, without = [] }: Pick<ListQuery, "filters" | "words" | "matched" | "without">,
): { from: Sql; where: Sql } {
  const { outdated } = view.entity.scope ?? {};
  const newest = outdated === undefined ? [] : [sql`${column("t", outdated)} is null`];
  if (without.length > 0) newest.push(sql`t.id <> all(${without}::bigint[])`);
  const asked =
    typeof matched === "object"
      ? [sql`${wordedId(view.entity)} = any(${matched}::bigint[])`]
      : matched === "together"
        ? [sql`${wordedId(view.entity)} in (${matches(view, words)})`]
        : words.map((word) => hasWord(view, word));
  const where = all([visible(view.entity, "t", view.caller), ...newest, ...filters.map((filter) => conditionOf(view, filter)), ...asked]);
  return { from: sql`${tableOf(view.entity)} t`, where };
}
