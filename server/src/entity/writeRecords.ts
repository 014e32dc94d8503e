import type { EventAct, EventType } from "@vigil/model/reporting/eventTypes";
import { formNames, offers, searchNames, type ChangeOf, type CreateOf, type Entity, type RecordOf } from "@vigil/model/entity/entity";
import { recordPaths } from "@vigil/model/entity/path";
import { type Act, type Refusal } from "@vigil/model/entity/rules";
import { textKey } from "@vigil/model/identity/textKey";
import { sql } from "kysely";
import pg from "pg";
import { Problem } from "../problem.ts";
import { sendEvent } from "../reporting/writeEvent.ts";
import { allEnded } from "../storage/allEnded.ts";
import type { Tx } from "../storage/asDomain.ts";
import { keepsPlan } from "../storage/keptName.ts";
import { checkReferences } from "./checkReferences.ts";
import { copyMark, freeName } from "./freeName.ts";
import type { Hints } from "./hints.ts";
import { canBeCopied, columnOf, hasId, isVersioned, tableOf } from "./listSql.ts";
import { refuseDisorder } from "./refuseDisorder.ts";
import { getRecords, readRecords, refusalsFor, requireAll, type Row } from "./readRecords.ts";
import type { Change, Columns, Values, View } from "./view.ts";
import { namesLinks, writeLinks } from "./writeLinks.ts";
import { exchangeWords, wordedColumns, writeWords } from "./writeWords.ts";
import { ownerOfNew } from "../identity/access/ownerOfNew.ts";

export async function insertRecord<E extends Entity>(
  tx: Tx,
  view: View<E>,
  values: CreateOf<E>,
  columns: Columns = {},
  type: EventAct = "create",
): Promise<RecordOf<E>> {
  const { entity: e, caller } = view;
  refuseSystemFields(view, values);
  // a copy is what its original is
  if (type !== "copy") refuseDisorder(e, values);
  await checkReferences(tx, view, values);
  const owner = e.kind === "catalogue" ? { ownerDomainId: ownerOfNew(caller), createdByDomainId: caller.homeDomainId } : {};
  const tenant = e.kind === "tenant" ? { domainId: caller.domainId } : {};
  const row = { ...tenant, ...owner, createdBy: caller.userId, ...columnsOf(view, values), ...columns };
  const { rows } = await sql<{ id: number }>`insert into ${tableOf(e)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
    values (${sql.join(Object.values(row))}) returning id`.execute(tx);
  const { id } = rows[0]!;
  await writeLinks(tx, view, id, values);
  const told = async () => {
    const [record] = await getRecords(tx, view, [id]).catch((error: unknown) => {
      // a record the maker could not see afterwards is not made
      throw error instanceof Problem && error.status === 404 ? new Problem(403, "Forbidden") : error;
    });
    await tell(tx, view, type, id, { after: record! });
    return record!;
  };
  const [, record] = await allEnded([writeWords(tx, e, caller.domainId, [id]), told()]);
  return record;
}

/** All or nothing: records that are gone, changed by somebody else, or not to be changed are each named. */
export async function changeRecords<E extends Entity>(
  tx: Tx,
  view: View<E>,
  changes: readonly ChangeOf<E>[],
  columnsFor: (change: ChangeOf<E>, before: Record<string, unknown>) => Columns = () => ({}),
  /** Whether its caller writes the event of a change that changed only these fields. */
  toldApart: (change: ChangeOf<E>, fields: readonly string[]) => boolean = () => false,
): Promise<RecordOf<E>[]> {
  // what the rules need of other records, which nothing here changes
  const hints: Hints = new Map();
  const before = await lockRecords(tx, view, changes, hints);
  const finishes = (change: ChangeOf<E>) => canBeCopied(view.entity) && isRenamed(view, valuesOf(change), before.get(change.id)!);
  const isReworded = (change: ChangeOf<E>) => searchNames(view.entity).some((name) => name in valuesOf(change));
  const updates: Promise<{ rows: object[] }>[] = [];
  // the save that gives a copy a name of its own may switch it on at once
  const standing = new Map(changes.map((change) => [change.id, standingOf(before.get(change.id)!, finishes(change))]));
  refuse(view, standing, changes, (change, row) => actsOf(valuesOf(change), row));
  for (const change of changes) {
    const { id } = change;
    const values = valuesOf(change);
    const row = before.get(id)!;
    refuseSystemFields(view, values, row);
    refuseDisorder(view.entity, values, row);
    await checkReferences(tx, view, values, row);
    const finished = finishes(change) ? { unfinishedCopy: false } : {};
    const set = { ...columnsOf(view, values), ...finished, ...columnsFor(change, row) };
    const stamps = isVersioned(view.entity) ? sql`revision = revision + 1, updated_at = now()` : undefined;
    const sets = [...Object.entries(set).map(([name, value]) => sql`${sql.ref(name)} = ${value}`), ...(stamps ? [stamps] : [])];
    const answered = isReworded(change) ? sql`returning ${wordedColumns(view.entity)}` : sql``;
    const update = sql<object>`update ${tableOf(view.entity)} t set ${sql.join(sets)} where t.id = ${id} and ${mine(view)} ${answered}`;
    const updating = sets.length > 0 ? [tx.executeQuery(keepsPlan(update.compile(tx)))] : [];
    updates.push(...updating);
    // what is read behind the last one travels with it
    if (change !== changes.at(-1) || namesLinks(view.entity, values)) await allEnded([...updating, writeLinks(tx, view, id, values)]);
  }
  const told = async () => {
    const after = await getRecords(
      tx,
      view,
      changes.map(({ id }) => id),
      hints,
    );
    await Promise.all(
      after.map(async (record, index) => {
        const values = difference(view, before.get(record.id)!, record);
        if (!toldApart(changes[index]!, Object.keys(values.after))) await tell(tx, view, eventOf(changes[index]!), record.id, values);
      }),
    );
    return after;
  };
  const answers = Promise.all(updates).then((all) => all.flatMap(({ rows }) => rows));
  const words = exchangeWords(tx, view.entity, view.caller.domainId, answers);
  const [, , after] = await allEnded([answers, words, told()]);
  return after;
}

/** Switching on or off alone. */
export const switchRecords = <E extends Entity>(tx: Tx, view: View<E>, ids: readonly number[], active: boolean): Promise<RecordOf<E>[]> =>
  changeRecords(
    tx,
    view,
    ids.map((id) => ({ id, active }) as Change as ChangeOf<E>),
  );

/** The records that are to go, locked; refused when one may not be deleted. */
export async function requireDeletable(tx: Tx, view: View, ids: readonly number[]) {
  const wanted = ids.map((id) => ({ id }));
  const before = await lockRecords(tx, view, wanted);
  refuse(view, before, wanted, () => ["delete"]);
  return before;
}

export async function removeRecords(tx: Tx, view: View, ids: readonly number[]): Promise<void> {
  const before = await requireDeletable(tx, view, ids);
  await sql`delete from ${tableOf(view.entity)} t where t.id = any(${ids}::bigint[]) and ${mine(view)}`
    .execute(tx)
    .catch((error: unknown) => {
      const stillNamed = error instanceof pg.DatabaseError && error.code === "23503";
      throw stillNamed ? new Problem(409, view.entity.problems?.inUse ?? "RecordInUse") : error;
    });
  await Promise.all(ids.map((id) => tell(tx, view, "delete", id, { before: plain(view, before.get(id)!) })));
}

/** Inactive, under a name nobody has, and unfinished until it is saved under one of its own. */
export async function copyRecord<E extends Entity>(
  tx: Tx,
  view: View<E>,
  id: number,
  overrides: CreateOf<E> | ChangeOf<E> = {},
  columns: Columns = {},
): Promise<RecordOf<E>> {
  const { entity: e } = view;
  const before = (await lockRecords(tx, view, [{ id }])).get(id)!;
  refuse(view, new Map([[id, before]]), [{ id }], () => ["copy"]);
  const names = [...formNames(e, "create"), ...formNames(e, "edit")].filter(
    (name) => e.fields[name]!.kind !== "secret" && !e.fields[name]!.system,
  );
  const values = Object.fromEntries(names.filter((name) => name in before).map((name) => [name, wireValue(before[name])]));
  const title = e.title in overrides ? {} : { [e.title]: await freeName(tx, view, String(before[e.title]), copyMark(view.language)) };
  const copied = { ...values, ...title, ...(offers(e, "activate") ? { active: false } : {}), ...overrides };
  return insertRecord(tx, view, copied, { ...(canBeCopied(e) ? { unfinishedCopy: true } : {}), ...columns }, "copy");
}

/** Nobody else changes these rows until the transaction ends. Read after the lock: shared rows can be read, not locked, by most. */
async function lockRecords(tx: Tx, view: View, wanted: readonly { id: number; revision?: number }[], hints?: Hints) {
  const ids = wanted.map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw new Problem(422, "FieldInvalid", { field: "id" });
  const strength = sql.raw(view.entity.namedByAll ? "no key update" : "update");
  const lock = sql`select t.id from ${tableOf(view.entity)} t
    where ${hasId(sql`t.id`, ids)} and ${mine(view)} order by t.id for ${strength}`;
  const [, found] = await Promise.all([tx.executeQuery(keepsPlan(lock.compile(tx))), readRecords(tx, view, ids, hints)]);
  const rows = new Map(found.map((row) => [row["id"] as number, row]));
  requireAll(view, ids, rows);
  const stale = wanted.filter(({ id, revision }) => revision !== undefined && revision !== rows.get(id)!["revision"]);
  if (stale.length > 0)
    throw new Problem(409, "StaleRecord", {
      details: { records: stale.map(({ id, revision }) => ({ id, revision, current: rows.get(id)!["revision"] })) },
    });
  return rows;
}

function refuse<W extends { id: number }>(
  view: View,
  rows: ReadonlyMap<number, Record<string, unknown>>,
  wanted: readonly W[],
  acts: (wanted: W, row: Record<string, unknown>) => readonly Act[],
): void {
  const refused = wanted.flatMap((one) => {
    const row = rows.get(one.id)!;
    const refusals = refusalsFor(view, row);
    const refusal = acts(one, row).flatMap((act): Refusal[] => (refusals[act] ? [refusals[act]] : []))[0];
    return refusal ? [{ id: one.id, ...refusal }] : [];
  });
  const [first] = refused;
  if (first) throw new Problem(first.status, first.code, { details: { records: refused.map(({ id, code }) => ({ id, code })) } });
}

/** Switching on or off is an act of its own, whether or not more is changed. */
function actsOf(values: Values, row: Record<string, unknown>): Act[] {
  const { active, ...rest } = values;
  const acts: Act[] = Object.keys(rest).length > 0 ? ["edit"] : [];
  if (active === true && row["active"] === false) acts.push("activate");
  if (active === false && row["active"] === true) acts.push("deactivate");
  return acts;
}

const standingOf = (row: Record<string, unknown>, finished: boolean): Record<string, unknown> =>
  finished ? { ...row, unfinishedCopy: false } : row;

const isRenamed = ({ entity: { title } }: View, values: Values, row: Record<string, unknown>): boolean =>
  title in values && values[title] !== row[title];

/** What stays as it is, or begins as it does for everybody, is nobody's order. */
export function refuseSystemFields({ entity: e, caller }: View, values: Values, before?: Record<string, unknown>): void {
  const same = (name: string) =>
    JSON.stringify(values[name]) === JSON.stringify(before === undefined ? e.fields[name]?.initial : before[name]);
  const field = Object.keys(values).find((name) => e.fields[name]?.system === true && !same(name));
  if (field !== undefined && caller.accessLevelCode !== "sup") throw new Problem(403, "Forbidden", { field });
}

/** Fields as columns; names that are kept unique also in their key form. */
export function columnsOf({ entity: e }: View, values: Values): Record<string, unknown> {
  const columns: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    const field = e.fields[name];
    if (!field || field.derived === true) continue;
    columns[columnOf(name, field)] = field.kind === "json" && value !== null ? JSON.stringify(value) : value;
    if (field.unique) columns[`${name}Key`] = textKey(String(value));
  }
  return columns;
}

const mine = ({ entity: { kind }, caller }: View) => (kind === "tenant" ? sql`t.domain_id = ${caller.domainId}` : sql`true`);

const valuesOf = ({ id: _id, revision: _revision, ...values }: Change): Values => values;

const eventOf = (change: Change): EventAct => {
  const values = valuesOf(change);
  return Object.keys(values).join() === "active" ? (values["active"] === true ? "activate" : "deactivate") : "update";
};

const wireValue = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value);
const plain = ({ entity }: View, row: Record<string, unknown>): Values =>
  Object.fromEntries(recordPaths(entity).map((name) => [name, wireValue(row[name])]));

function difference(view: View, before: Record<string, unknown>, after: Row) {
  const old = plain(view, before);
  const names = recordPaths(view.entity).filter(
    (name) => JSON.stringify(old[name]) !== JSON.stringify(after[name]) && !isInstant(view, name),
  );
  return {
    before: Object.fromEntries(names.map((name) => [name, old[name]])),
    after: Object.fromEntries(names.map((name) => [name, after[name]])),
  };
}
const isInstant = ({ entity }: View, name: string): boolean => entity.fields[name]?.kind === "instant";

/** What an act changed of a record, from what to what. */
export const tellChange = (tx: Tx, view: View, act: EventAct, before: Record<string, unknown>, after: Row): Promise<void> =>
  tell(tx, view, act, after.id, difference(view, before, after));

/** Values of people go to the part of the event that erasing a person empties. */
export function tell(
  tx: Tx,
  { entity: e, caller }: View,
  act: EventAct,
  id: number,
  values: { before?: Values; after?: Values | undefined },
): Promise<void> {
  const fields = Object.keys(values.after ?? values.before ?? {});
  // whose record was deleted can no longer be asked for
  const owner = act === "delete" ? values.before?.["userId"] : undefined;
  const keeps = fields.some((name) => e.fields[name]?.untold);
  const told = e.people ? { data: { fields }, personal: values } : { data: keeps ? { fields, ...toldOf(e, values) } : values };
  return sendEvent(tx, caller, {
    type: `${e.name}.${act}` as EventType,
    subject: { entity: e.name, id },
    ...(typeof owner === "number" ? { about: owner } : {}),
    ...told,
  });
}

const toldOf = ({ fields }: Entity, values: Readonly<Record<string, Values | undefined>>) =>
  Object.fromEntries(
    Object.entries(values).map(([when, row]) => [
      when,
      Object.fromEntries(Object.entries(row ?? {}).filter(([name]) => !fields[name]?.untold)),
    ]),
  );
