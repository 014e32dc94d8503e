import { textKey } from "@vigil/model/identity/textKey";
import { user } from "@vigil/model/organization/user";
import type { SaidByLine } from "@vigil/model/organization/userImport/readLine";
import { sql, type RawBuilder } from "kysely";
import { misfitPairs } from "../domainCodesFit.ts";
import { tableOf, visible } from "../../entity/listSql.ts";
import { readRecords } from "../../entity/readRecords.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { assignedDays, concernsDays, type AssignedDays } from "./assignedDays.ts";
import type { ImportContext } from "./importContext.ts";
import { emailKey, personKey, usernameOf } from "./lineKeys.ts";

export interface SaidLine {
  line: number;
  said: SaidByLine;
}

/** The first other line of the file that means the same by one of these. */
export interface Twins {
  username: number | null;
  look: number | null;
  email: number | null;
  pin: number | null;
  person: number | null;
}

/** What the database knows of the people that some lines name. */
export interface LineFacts {
  /** By the key of the import: who is there, seen or not. */
  found: ReadonlyMap<string, readonly number[]>;
  /** Those of them whom the importer sees. */
  records: ReadonlyMap<number, Record<string, unknown>>;
  /** Whose a User ID, or a PIN, is already. */
  usernames: ReadonlyMap<string, number>;
  pins: ReadonlyMap<string, number>;
  /** User IDs that look like somebody else's, by the line. */
  alike: ReadonlySet<number>;
  /** Names with dates of birth that are there. */
  persons: ReadonlyMap<string, { username: string; company: string }>;
  twins: ReadonlyMap<number, Twins>;
  misfits: ReadonlySet<string>;
  /** The days of what is assigned directly, by person and program. */
  days: AssignedDays;
}

const some = (texts: readonly (string | null | undefined)[]): string[] => [...new Set(texts.filter((text) => text != null))];

/** Everything in a handful of statements, however many lines there are. */
export async function lineFacts(tx: Tx, context: ImportContext, lines: readonly SaidLine[]): Promise<LineFacts> {
  const { order, view, importId } = context;
  const { caller } = view;
  const { domainId } = caller;
  const all = lines.map(({ line, said: { values } }) => ({ line, values, username: usernameOf(values, context) }));
  const usernameKeys = some(all.map(({ username }) => (username === undefined ? undefined : textKey(username))));
  const pinned = some(all.map(({ values }) => values.pin));
  const emails = some(all.map(({ values }) => (values.email ? emailKey(values.email) : undefined)));

  const idsBy = async (column: string, keys: readonly string[]): Promise<Map<string, number[]>> => {
    const { rows } = await sql<{ key: string; id: number }>`select ${sql.ref(column)} as key, id from users
      where domain_id = ${domainId} and ${sql.ref(column)} = any(${keys}::text[]) and erased_at is null
        and (merged_into is null or ${sql.lit(column !== "emailKey")}) order by id`.execute(tx);
    const ids = new Map<string, number[]>();
    for (const { key, id } of rows) ids.set(key, [...(ids.get(key) ?? []), id]);
    return ids;
  };
  const byUsername = await idsBy("usernameKey", usernameKeys);
  const byPin = await idsBy("pin", pinned);
  const found = { username: byUsername, pin: byPin, email: order.key === "email" ? await idsBy("emailKey", emails) : byPin }[order.key];
  const records = await readRecords(tx, view, [...new Set([...found.values()].flat())]);
  const recordById = new Map(records.map((record) => [record["id"] as number, record]));

  const companyIds = new Set([order.companyId, ...all.map(({ values }) => values.companyId), ...records.map((row) => row["companyId"])]);
  const programIds = new Set([...all.flatMap(({ values }) => values.programs ?? []), ...records.flatMap((row) => row["programs"])]);
  return {
    found,
    records: recordById,
    usernames: firstOf(byUsername),
    pins: firstOf(byPin),
    alike: await alikeIn(tx, context, all, found),
    persons: await personsIn(tx, context, all),
    twins: await twinsOf(
      tx,
      sql`l.domain_id = ${domainId} and l.import_id = ${importId}`,
      lines.map(({ line }) => line),
    ),
    days: await assignedDays(tx, domainId, order.columns.some(concernsDays) ? [...recordById.keys()] : []),
    misfits: await misfitPairs(tx, domainId, numbers(companyIds), numbers(programIds)),
  };
}

const numbers = (all: ReadonlySet<unknown>): number[] => [...all].filter((id) => typeof id === "number");
const firstOf = (ids: ReadonlyMap<string, readonly number[]>): Map<string, number> => new Map(Array.from(ids, ([key, [id]]) => [key, id!]));

/** As `looksLikeAnother` asks it of one. */
async function alikeIn(
  tx: Tx,
  { order, view }: ImportContext,
  all: readonly { line: number; values: SaidByLine["values"]; username: string | undefined }[],
  found: ReadonlyMap<string, readonly number[]>,
): Promise<ReadonlySet<number>> {
  const asked = all.flatMap(({ line, values, username }) => {
    if (username === undefined) return [];
    const key = { username: textKey(username), pin: values.pin, email: values.email && emailKey(values.email) }[order.key];
    return [{ line, username: textKey(username), own: (key ? found.get(key)?.[0] : undefined) ?? null }];
  });
  const { rows } = await sql<{ line: number }>`select k.line
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as k(line integer, username text, own bigint)
    where exists (select 1 from users u where u.domain_id = ${view.caller.domainId} and u.username_look = look_alike(k.username)
      and u.username_key <> k.username and u.id is distinct from k.own)`.execute(tx);
  return new Set(rows.map(({ line }) => line));
}

async function personsIn(tx: Tx, { order, view }: ImportContext, all: readonly { values: SaidByLine["values"] }[]) {
  const asked = all.filter(({ values }) => personKey(values) !== null).map(({ values }) => values);
  if (order.otherPeople || asked.length === 0) return new Map<string, { username: string; company: string }>();
  const { rows } = await sql<{ firstName: string; lastName: string; birthDate: string; username: string; company: string }>`
    select k."firstName" as first_name, k."lastName" as last_name, k."birthDate" as birth_date, t.username, c.name as company
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as k("firstName" text, "lastName" text, "birthDate" text)
      join ${tableOf(user)} t on t.last_name = k."lastName" and t.first_name = k."firstName" and t.birth_date = k."birthDate"::date
      join companies c on c.domain_id = t.domain_id and c.id = t.company_id
     where ${visible(user, "t", view.caller)} and t.merged_into is null order by t.id desc`.execute(tx);
  return new Map(rows.map((row) => [personKey(row)!, { username: row.username, company: row.company }]));
}

async function twinsOf(tx: Tx, ofImport: RawBuilder<unknown>, lines: readonly number[]): Promise<ReadonlyMap<number, Twins>> {
  const twin = (column: string, unless = sql`false`) => sql`(select o.line from user_import_lines o
    where o.domain_id = l.domain_id and o.import_id = l.import_id and ${sql.ref(`o.${column}`)} = ${sql.ref(`l.${column}`)}
      and o.line <> l.line and not (${unless}) order by o.line limit 1)`;
  const { rows } = await sql<Twins & { line: number }>`select l.line, ${twin("usernameKey")} as username,
      ${twin("usernameLook", sql`o.username_key = l.username_key`)} as look, ${twin("emailKey")} as email, ${twin("pin")} as pin,
      ${twin("personKey")} as person
    from user_import_lines l where ${ofImport} and l.line = any(${[...lines]}::integer[])`.execute(tx);
  return new Map(rows.map(({ line, ...twins }) => [line, twins]));
}
