import type { StandingLook } from "@vigil/model/compliance/authority/standingListWire";
import { user } from "@vigil/model/organization/user";
import { sql } from "kysely";
import { visible } from "../../../entity/listSql.ts";
import type { House } from "../../../house.ts";
import { wireInstant } from "../../../http/wireInstant.ts";
import type { Caller } from "../../../identity/access/caller.ts";
import type { Tx } from "../../../storage/asDomain.ts";
import type { Sql } from "../../../storage/sql.ts";
import { standingLookQueue } from "./standingLookQueue.ts";

/** How so many stand is worked out as they are asked for, within the time of a page. */
const fewPeople = 2000;
/** So long what was found is told, with the moment it is of; */
const keptMinutes = 60;
/** after so long it is looked anew, and after so long where somebody asks for it. */
const freshSeconds = { whenOpened: 300, whenAsked: 20 };

export const isFew = (by: Caller): Sql => sql`((select count(*) from (select from users t where ${visible(user, "t", by)} and t.active
    limit ${fewPeople + 1}) u) <= ${fewPeople})`;

export async function seesFew(tx: Tx, by: Caller): Promise<boolean> {
  const { rows } = await sql<{ few: boolean }>`select ${isFew(by)} as few`.execute(tx);
  return rows[0]!.few;
}

export interface KeptLook {
  id: number;
  asOf: Date;
  /** Seconds. */
  age: number;
}

/** The newest look that may be told: what was found before a rule was changed says nothing of the rules as they are. */
export const keptLooks = (
  domainId: number,
): Sql => sql`select l.id, l.as_of as "asOf", extract(epoch from now() - l.as_of)::float8 as age from standing_looks l
    where l.domain_id = ${domainId} and l.state = 'done' and l.as_of > now() - make_interval(mins => ${keptMinutes})
      and not exists (select from authority_rules r where r.domain_id = ${domainId} and r.updated_at >= l.as_of)
    order by l.id desc limit 1`;

export async function keptLook(tx: Tx, domainId: number): Promise<KeptLook | undefined> {
  const { rows } = await sql<KeptLook>`${keptLooks(domainId)}`.execute(tx);
  return rows[0];
}

/** How far the look is that is being made, or that the last one failed. */
async function workOf(tx: Tx, domainId: number): Promise<StandingLook["work"]> {
  const newest = await tx
    .selectFrom("standingLooks")
    .select(["state", "reason", "done", "wanted"])
    .where("domainId", "=", domainId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return newest === undefined || newest.state === "done" ? null : newest;
}

const nothingKept: StandingLook = { few: true, asOf: null, work: null };

export async function readLook(tx: Tx, by: Caller): Promise<StandingLook> {
  if (await seesFew(tx, by)) return nothingKept;
  const kept = await keptLook(tx, by.domainId);
  return { few: false, asOf: kept === undefined ? null : wireInstant(kept.asOf), work: await workOf(tx, by.domainId) };
}

/** Has the domain looked at unless that was done a short while ago or goes on; who sees few needs none. */
export async function openLook(tx: Tx, { jobs }: Pick<House, "jobs">, by: Caller, { anew }: { anew: boolean }): Promise<StandingLook> {
  const { domainId, userId } = by;
  if (await seesFew(tx, by)) return nothingKept;
  // two who open the list at once ask one after the other
  await sql`select pg_advisory_xact_lock(${domainId}::int, hashtext('standings'))`.execute(tx);
  const [kept, work] = [await keptLook(tx, domainId), await workOf(tx, domainId)];
  const goesOn = work !== null && (work.state === "waiting" || work.state === "running");
  const isFresh = kept !== undefined && kept.age < freshSeconds[anew ? "whenAsked" : "whenOpened"];
  if (!goesOn && !isFresh) {
    const { id } = await tx.insertInto("standingLooks").values({ domainId, createdBy: userId }).returning("id").executeTakeFirstOrThrow();
    await jobs.send(tx, standingLookQueue, { domainId, lookId: id });
  }
  return readLook(tx, by);
}
