import { textKey } from "@vigil/model/identity/textKey";
import type { EventSubject } from "@vigil/model/reporting/eventTypes";
import type { ProblemCode } from "@vigil/model/phrases/problemCode";
import { sql, type RawBuilder } from "kysely";
import type { Caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import type { Tx } from "../../storage/asDomain.ts";

/** Whose settings they are of what, by column: of a list, of a report. */
type Place = Readonly<Record<string, string | boolean>>;

type Sql = RawBuilder<unknown>;

interface Kept<State> {
  name: string;
  shared: boolean;
  state: State;
}

export type NamedRow<State, Of> = Of & Kept<State> & { id: number; revision: number; homeDomainId: number; userId: number };

interface Kind<State, Of extends Place> {
  table: "list_views" | "kept_reports";
  /** The columns of a place. */
  of: readonly (keyof Of & string)[];
  subject: EventSubject & ("listView" | "keptReport");
  /** So many of one's own in a place: a menu is read by people. */
  most: number;
  problems: Readonly<Record<"missing" | "ofOthers" | "notShared" | "tooMany", ProblemCode>>;
  /** What the log says of a place, and of what is kept there. */
  tell: { of: (place: Of) => object; state: (state: State) => object };
}

export interface NamedChange<State> {
  revision: number;
  name?: string | undefined;
  shared?: boolean | undefined;
  state?: State | undefined;
}

/** Refuses what its list or report would refuse. */
type Fit<State> = (state: State) => void | Promise<void>;

const mayShare = ({ permissions }: Caller): boolean => permissions.has("views:share");

/** Settings kept under a name: one's own, and those that are shared in the domain. */
export function namedSettings<State, Of extends Place>({ table, of, subject, most, problems, tell }: Kind<State, Of>) {
  type Row = NamedRow<State, Of>;
  const rows = sql.table(table);
  const isOwn = (by: Caller, row: Row): boolean => row.homeDomainId === by.homeDomainId && row.userId === by.userId;
  /** One's own, unless it was shared by somebody who may no more; what others shared is kept by those who may share. */
  const mayEdit = (by: Caller, row: Row): boolean => (row.shared ? mayShare(by) : isOwn(by, row));
  const told = ({ name, shared, state }: Kept<State>) => ({ name, shared, ...tell.state(state) });
  const at = (place: Place): Sql =>
    sql.join([sql`true`, ...Object.entries(place).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)], sql` and `);

  /** What the caller sees: their own, and those that are shared. */
  async function seen(tx: Tx, { domainId, homeDomainId, userId }: Caller, condition: Sql): Promise<Row[]> {
    const found =
      await sql<Row>`select id, revision, name, shared, home_domain_id, user_id, state, ${sql.join(of.map((name) => sql.ref(name)))}
      from ${rows} where domain_id = ${domainId} and (shared or home_domain_id = ${homeDomainId} and user_id = ${userId}) and ${condition}
     order by name, id`.execute(tx);
    return found.rows;
  }

  /** What nobody shared with the caller is not there for them. */
  async function one(tx: Tx, by: Caller, id: number): Promise<Row> {
    const [row] = await seen(tx, by, sql`id = ${id}`);
    if (!row) throw new Problem(404, problems.missing);
    return row;
  }

  async function editable(tx: Tx, by: Caller, id: number): Promise<Row> {
    const row = await one(tx, by, id);
    if (!mayEdit(by, row)) throw new Problem(403, problems.ofOthers);
    return row;
  }

  function requireShare(by: Caller, shared: boolean): void {
    if (shared && !mayShare(by)) throw new Problem(403, problems.notShared);
  }

  return {
    isOwn,
    mayEdit,
    one,
    /** By name; of one place, or of all. */
    all: (tx: Tx, by: Caller, place: Partial<Of>): Promise<Row[]> => seen(tx, by, at(place as Place)),

    async add(tx: Tx, by: Caller, place: Of, kept: Kept<State>, fit: Fit<State>): Promise<number> {
      const { domainId, homeDomainId, userId } = by;
      const { name, shared, state } = kept;
      requireShare(by, shared);
      await fit(state);
      // two windows of one person wait for each other here: the count holds
      await sql`select pg_advisory_xact_lock(hashtextextended(${`${table} ${domainId} ${homeDomainId} ${userId}`}, 0))`.execute(tx);
      const counted = await sql<{ count: number }>`select count(*)::int as count from ${rows} where domain_id = ${domainId}
        and home_domain_id = ${homeDomainId} and user_id = ${userId} and ${at(place)}`.execute(tx);
      if (counted.rows[0]!.count >= most) throw new Problem(422, problems.tooMany, { details: { maximum: most } });
      const made = await sql<{ id: number }>`
        insert into ${rows} (domain_id, home_domain_id, user_id, created_by, name, name_key, shared, state, ${sql.join(of.map((each) => sql.ref(each)))})
        values (${domainId}, ${homeDomainId}, ${userId}, ${userId}, ${name}, ${textKey(name)}, ${shared}, ${JSON.stringify(state)},
          ${sql.join(of.map((each) => place[each]))}) returning id`.execute(tx);
      const { id } = made.rows[0]!;
      const data = { ...tell.of(place), after: told({ name, shared, state }) };
      await writeEvent(tx, by, { type: `${subject}.create`, subject: { entity: subject, id }, data });
      return id;
    },

    /** Answers what it was before. A revision that is not the newest is refused: somebody changed it meanwhile. */
    async change(tx: Tx, by: Caller, id: number, { revision, ...change }: NamedChange<State>, fit: Fit<State>): Promise<Row> {
      const before = await editable(tx, by, id);
      const { name = before.name, shared = before.shared, state = before.state } = change;
      requireShare(by, shared);
      if (change.state) await fit(change.state);
      const changed =
        await sql`update ${rows} set name = ${name}, name_key = ${textKey(name)}, shared = ${shared}, state = ${JSON.stringify(state)},
        revision = revision + 1, updated_at = now() where domain_id = ${by.domainId} and id = ${id} and revision = ${revision}`.execute(tx);
      if (changed.numAffectedRows === 0n)
        throw new Problem(409, "StaleRecord", { details: { revision: before.revision, named: revision } });
      const data = { ...tell.of(before), before: told(before), after: told({ name, shared, state }) };
      await writeEvent(tx, by, { type: `${subject}.update`, subject: { entity: subject, id }, data });
      return before;
    },

    /** Who may delete it is asked first; `hindered` says what else stands in the way. */
    async remove(tx: Tx, by: Caller, id: number, hindered: (row: Row) => Promise<void> = async () => {}): Promise<void> {
      const before = await editable(tx, by, id);
      await hindered(before);
      await sql`delete from ${rows} where domain_id = ${by.domainId} and id = ${id}`.execute(tx);
      const data = { ...tell.of(before), before: told(before) };
      await writeEvent(tx, by, { type: `${subject}.delete`, subject: { entity: subject, id }, data });
    },
  };
}
