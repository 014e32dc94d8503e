import { user } from "@vigil/model/organization/user";
import { userRules } from "@vigil/model/organization/userRules";
import { sql } from "kysely";
import type { Seen } from "../entity/desk.ts";
import type { View } from "../entity/view.ts";
import type { Caller } from "../identity/access/caller.ts";
import { dueBefore, programEnds, standings } from "../reporting/measures/programStandings.ts";
import { amongPrograms, ofLearners } from "../reporting/dashboards/figureSource.ts";
import { isLocked } from "./userLockRoutes.ts";

const emailShared = sql`(t.email_key is not null and exists (select 1 from users other where other.domain_id = t.domain_id
  and other.email_key = t.email_key and other.id <> t.id and other.merged_into is null))`;

const organization = sql`(select customer.name from domains home join organizations customer on customer.id = home.organization_id
  where home.id = t.domain_id)`;

const homeZone = sql`(select home.sound_zone from domains home where home.id = t.domain_id)`;
const zone = sql`coalesce((select place.sound_zone from companies place where place.domain_id = t.domain_id and place.id = t.company_id), ${homeZone})`;
const today = sql`(now() at time zone ${homeZone})::date`;
/** As a home and T70 count it: of the learners and programs that the caller may see, by the day of the domain where the learner works. */
const overdue = (by: Caller) => sql`exists (select from ${standings} ${programEnds} where u.id = t.id
  and ${ofLearners({ by, ask: {} })} and ${amongPrograms(sql`u.program_id`, { by, ask: {} })} and ${dueBefore({ day: today, begins: sql`(${today}::timestamp at time zone ${zone})` })})`;

/** The rules of users, and what their derived fields are. */
export const seenUsers = { rules: userRules, expressions: { locked: isLocked, emailShared, organization, overdue } } satisfies Seen<
  typeof user
>;

/** A caller's view of users, where no call made it. */
export const usersOf = (caller: Caller): View<typeof user> => ({ entity: user, caller, ...seenUsers });
