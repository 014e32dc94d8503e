import { user } from "@vigil/model/organization/user";
import { userRules } from "@vigil/model/organization/userRules";
import { sql } from "kysely";
import type { Seen } from "../entity/desk.ts";
import type { View } from "../entity/view.ts";
import type { Caller } from "../identity/access/caller.ts";
import { dueBefore, programEnds, standings } from "../reporting/measures/programStandings.ts";
import { isLocked } from "./userLockRoutes.ts";

const emailShared = sql`(t.email_key is not null and exists (select 1 from users other where other.domain_id = t.domain_id
  and other.email_key = t.email_key and other.id <> t.id and other.merged_into is null))`;

const organization = sql`(select customer.name from domains home join organizations customer on customer.id = home.organization_id
  where home.id = t.domain_id)`;

const homeZone = sql`(select home.sound_zone from domains home where home.id = t.domain_id)`;
const today = sql`(now() at time zone ${homeZone})::date`;
/** As a home counts it: by the day of the domain. */
const overdue = sql`exists (select from ${standings} ${programEnds} where u.domain_id = t.domain_id and u.id = t.id
  and ${dueBefore({ day: today, begins: sql`(${today}::timestamp at time zone ${homeZone})` })})`;

/** The rules of users, and what their derived fields are. */
export const seenUsers = { rules: userRules, expressions: { locked: isLocked, emailShared, organization, overdue } } satisfies Seen<
  typeof user
>;

/** A caller's view of users, where no call made it. */
export const usersOf = (caller: Caller): View<typeof user> => ({ entity: user, caller, ...seenUsers });
