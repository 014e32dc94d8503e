import { createSchema, type ChangeOf, type CreateOf } from "@vigil/model/entity/entity";
import { textKey } from "@vigil/model/identity/textKey";
import { refusesUser } from "@vigil/model/identity/ranks";
import { user } from "@vigil/model/organization/user";
import type { ImportTarget } from "@vigil/model/organization/userImport/importTarget";
import { dateTargets } from "@vigil/model/organization/userImport/readDates";
import type { LineFault, ImportOutcome } from "@vigil/model/organization/userImport/importWire";
import { refusalsFor } from "../../entity/readRecords.ts";
import type { ImportContext } from "./importContext.ts";
import type { LineFacts, SaidLine } from "./lineFacts.ts";
import { judgeDays, type JudgedDays } from "./judgeDays.ts";
import { emailKey, personKey, usernameOf } from "./lineKeys.ts";

export interface Judged {
  line: number;
  outcome: ImportOutcome;
  faults: LineFault[];
  userId: number | null;
  /** Of a new person; missing while a company of it is still to be made. */
  create?: CreateOf<typeof user>;
  change?: ChangeOf<typeof user>;
  /** What the change takes away, by field. */
  before?: Record<string, unknown>;
  /** Days of programs, written after the programs are assigned. */
  days?: Pick<JudgedDays, "before" | "after">;
}

const created = createSchema(user);

/** What becomes of a line: somebody new, a change, nothing, or faults. The same rules as those of the form, for many at once. */
export function judgeLine(context: ImportContext, facts: LineFacts, { line, said }: SaidLine): Judged {
  const { order, view } = context;
  const faults = [...said.faults];
  const columnOf = (target: ImportTarget): number | null => {
    const column = order.columns.indexOf(target);
    return column === -1 ? null : column;
  };
  const fault = (target: ImportTarget, code: LineFault["code"], details?: LineFault["details"]) => {
    const column = columnOf(target);
    if (!faults.some((known) => known.column === column && column !== null)) faults.push({ column, code, ...(details && { details }) });
  };
  const faulty = (userId: number | null = null): Judged => ({ line, outcome: "faulty", faults, userId });

  const given = said.values[order.key];
  if (given === undefined || given === null) {
    fault(order.key, "FieldRequired");
    return faulty();
  }
  const twins = facts.twins.get(line);
  const twinByKey = twins?.[order.key];
  if (twinByKey) fault(order.key, "ImportTwice", { line: twinByKey });
  const ids = facts.found.get({ username: textKey(given), email: emailKey(given), pin: given }[order.key]) ?? [];
  if (ids.length > 1) {
    fault(order.key, "ImportKeyAmbiguous", { count: ids.length });
    return faulty();
  }
  const userId = ids[0] ?? null;
  const record = userId === null ? undefined : facts.records.get(userId);
  if (userId !== null && record === undefined) {
    fault(order.key, "ImportOutOfReach");
    return faulty();
  }
  if (userId === null && !order.creates) fault(order.key, "ImportNobody");
  if (userId !== null && !order.updates) return { line, outcome: faults.length > 0 ? "faulty" : "unchanged", faults, userId };

  const username = usernameOf(said.values, context);
  if (username !== undefined && (record === undefined || said.values.username !== undefined)) {
    const taken = facts.usernames.get(textKey(username));
    if (taken !== undefined && taken !== userId) fault("username", "UserConflict");
    if (facts.alike.has(line) && (record === undefined || record["username"] !== username)) fault("username", "UserLookAlike");
    if (twins?.username && order.key !== "username") fault("username", "ImportTwice", { line: twins.username });
    if (twins?.look) fault("username", "ImportLooksLike", { line: twins.look });
  }
  if (said.values.pin) {
    const taken = facts.pins.get(said.values.pin);
    if (taken !== undefined && taken !== userId) fault("pin", "UserPinConflict");
    if (twins?.pin && order.key !== "pin") fault("pin", "ImportTwice", { line: twins.pin });
  }
  if (said.values.birthDate && said.values.birthDate > context.lastBirthDate) fault("birthDate", "BirthDateFuture");
  const pending = said.makes.companies.length > 0;
  const companyId = said.values.companyId ?? (record === undefined ? (order.companyId ?? undefined) : (record["companyId"] as number));
  const accessLevelId =
    said.values.accessLevelId ?? (record === undefined ? (order.accessLevelId ?? undefined) : (record["accessLevelId"] as number));
  if (companyId === undefined && !pending) fault("companyId", "FieldRequired");
  if (accessLevelId === undefined) fault("accessLevelId", "FieldRequired");

  const judged = record === undefined ? newPerson() : changed(record, userId!);
  const willChange = judged.outcome !== "unchanged";
  const level = accessLevelId === undefined ? undefined : context.levels.get(accessLevelId);
  if (
    willChange &&
    level !== undefined &&
    (record === undefined || record["accessLevelId"] !== accessLevelId || companyId !== record["companyId"])
  ) {
    const refusal = refusesUser(view.caller, {
      userId: 0,
      level,
      companyId: companyId ?? view.caller.companyId,
      sites: record === undefined ? [] : (record["sites"] as number[]),
      groups: record === undefined ? [] : (record["scopeGroups"] as number[]),
      programs: record === undefined ? [] : (record["scopePrograms"] as number[]),
    });
    if (refusal) fault("accessLevelId", refusal);
  }
  const programs =
    judged.create?.programs ??
    judged.change?.programs ??
    (record && companyId !== record["companyId"] ? (record["programs"] as number[]) : []);
  if (companyId !== undefined && programs.some((id) => facts.misfits.has(`${companyId} ${id}`))) fault("programs", "ImportProgramUnfit");
  return faults.length > 0 ? faulty(userId) : judged;

  function newPerson(): Judged {
    const person = personKey(said.values);
    const same = person === null ? undefined : facts.persons.get(person);
    if (same !== undefined) fault("birthDate", "UserDuplicateConflict", same);
    else if (twins?.person && !order.otherPeople) fault("birthDate", "ImportTwice", { line: twins.person });
    const values = {
      locale: order.locale,
      ...said.values,
      ...(said.values.data && { data: withData({}, said.values.data) }),
      username,
      companyId,
      accessLevelId,
      anotherPerson: true,
    };
    const { active, ...rest } = values;
    const read = pending ? undefined : created.safeParse(rest);
    if (read && !read.success && faults.length === 0) fault("username", "FieldInvalid");
    const days = daysOf(new Map(), []);
    const create = read?.success ? { ...read.data, ...(active === undefined ? {} : { active }) } : undefined;
    return { line, outcome: "create", faults, userId: null, days, ...(create && { create }) };
  }

  function changed(row: Record<string, unknown>, id: number): Judged {
    const change: Record<string, unknown> = {};
    const before: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(said.values)) {
      const wanted = wantedOf(name, value, row[name]);
      if (name === "username" && order.key === "username") continue; // the key form is the same: who is found is not renamed
      if (wanted === undefined || sameValue(row[name], wanted)) continue;
      change[name] = wanted;
      before[name] = row[name];
    }
    const acts = Object.keys(change);
    const assigned = (change["programs"] as number[] | undefined) ?? (row["programs"] as number[]);
    const removed = (row["programs"] as number[]).filter((program) => !assigned.includes(program));
    const days = daysOf(facts.days.get(id) ?? new Map(), removed);
    if (Object.keys(days.after).length > 0) acts.push("programs");
    const isChange = acts.length > 0 || pending || said.makes.groups.length > 0;
    if (!isChange) return { line, outcome: "unchanged", faults, userId: id };
    const refusals = refusalsFor(view, row);
    const act = change["active"] === true ? refusals.activate : change["active"] === false ? refusals.deactivate : undefined;
    const refusal = (acts.some((name) => name !== "active") || acts.length === 0 ? refusals.edit : undefined) ?? act;
    if (refusal) fault(order.key, refusal.code);
    return { line, outcome: "update", faults, userId: id, change: { id, ...change }, before, days };
  }

  /** A fault stands in the column of its day, or in the one that the file has. */
  function daysOf(...[now, removed]: [Parameters<typeof judgeDays>[1], readonly number[]]) {
    const { fault: disorder, past, ...days } = judgeDays(said.dates, now, removed, context.today);
    const wrong = disorder ?? (order.pastDays || past === undefined ? undefined : ({ field: past, code: "ImportDayPast" } as const));
    if (wrong !== undefined) fault([wrong.field, ...dateTargets].find((target) => columnOf(target) !== null) ?? wrong.field, wrong.code);
    return days;
  }

  function wantedOf(name: string, value: unknown, now: unknown): unknown {
    if (name === "data") return withData(now as object, value as Record<string, string | null>);
    if ((name !== "groups" && name !== "programs") || order.lists === "replace") return value;
    if ((value as number[]).length === 0) return []; // a dash: out of all of them
    return [...new Set([...(now as number[]), ...(value as number[])])];
  }
}

/** Further data as a line leaves them: what it says to be nothing is not there. */
const withData = (now: object, said: Readonly<Record<string, string | null>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries({ ...now, ...said }).filter(([, value]) => value !== null));

/** A list of records is the same in whatever order it stands. */
export function sameValue(one: unknown, other: unknown): boolean {
  const plain = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(String).toSorted();
    if (typeof value === "object" && value !== null) return Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
    return value;
  };
  return JSON.stringify(plain(one)) === JSON.stringify(plain(other));
}
