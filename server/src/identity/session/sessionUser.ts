import { accessLevelCodes, trainingLevel } from "@vigil/model/identity/accessLevelCodes";
import { allPermissions } from "@vigil/model/identity/permission";
import { sql } from "kysely";
import { z } from "zod";
import { domainLook, domainLookOf } from "../domainLook.ts";
import type { Tx } from "../../storage/asDomain.ts";

const namedRecord = z.object({ id: z.int(), name: z.string() });

/** Who is signed in, as the page needs to know. `permissionData` narrows the permissions; an empty list does not narrow. */
export const sessionUserSchema = z.object({
  id: z.int(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  locale: z.string(),
  accessLevelId: z.int(),
  accessLevelCode: z.enum(accessLevelCodes),
  accessLevel: z.string(),
  companyId: z.int(),
  company: namedRecord,
  /** The domain of the call: home, or the one that was entered. */
  domain: namedRecord.extend({ title: z.string(), locale: z.string(), timeZone: z.string(), look: domainLook.optional() }),
  permissions: z.array(z.enum(allPermissions)),
  /** The plugins of that domain; none for who learns only, as they open lists. */
  addons: z.array(z.string()),
  permissionData: z.object({ companies: z.array(z.int()), groups: z.array(z.int()), programs: z.array(z.int()) }),
  /** The user is a learner. */
  training: z.boolean(),
  /** The password must be changed before anything else. */
  updatePassword: z.boolean(),
  /** Somebody else looks with this user's eyes. */
  viewing: z.literal(true).optional(),
});
export type SessionUser = z.infer<typeof sessionUserSchema>;

export async function sessionUser(tx: Tx, domainId: number, userId: number, enteredId = domainId): Promise<SessionUser> {
  const { rows } = await sql<Record<string, unknown>>`
    select u.id, u.username, u.first_name, u.last_name, u.locale, u.access_level_id, l.base_code as access_level_code,
      l.name as access_level, l.permissions, u.company_id, json_build_object('id', c.id, 'name', c.name) as company,
      json_build_object('id', d.id, 'name', d.name, 'title', d.title, 'locale', d.locale, 'timeZone', coalesce(case when d.id = u.domain_id then c.sound_zone end, d.sound_zone),
        'accentColor', d.accent_color, 'logoId', d.logo_id) as domain,
      json_build_object(
        'companies', array(select company_id from user_sites where domain_id = u.domain_id and user_id = u.id order by 1),
        'groups', array(select group_id from user_scope_groups where domain_id = u.domain_id and user_id = u.id order by 1),
        'programs', array(select program_id from user_scope_programs where domain_id = u.domain_id and user_id = u.id order by 1)
      ) as permission_data,
      l.base_code = ${trainingLevel} as training, u.must_change_password as update_password
    from users u
    join companies c on c.domain_id = u.domain_id and c.id = u.company_id
    join access_levels l on l.id = u.access_level_id
    join domains d on d.id = ${enteredId}
    where u.domain_id = ${domainId} and u.id = ${userId}`.execute(tx);
  const { domain, ...user } = rows[0] ?? {};
  const { accentColor, logoId, ...named } = domain as { accentColor: string; logoId: number | null };
  const shown = { ...named, ...domainLookOf({ accentColor, logoId }) };
  const learnsOnly = (user["permissions"] as string[]).every((permission) => permission === "training:take");
  return sessionUserSchema.parse({ ...user, domain: shown, addons: learnsOnly ? [] : await addonsOf(tx, domainId, enteredId) });
}

async function addonsOf(tx: Tx, homeId: number, domainId: number): Promise<string[]> {
  const enter = (id: number) => sql`select set_config('app.domain_id', ${String(id)}, true)`.execute(tx);
  if (domainId !== homeId) await enter(domainId);
  const found = await tx.selectFrom("addons").select("type").where("domainId", "=", domainId).where("active", "=", true).execute();
  if (domainId !== homeId) await enter(homeId);
  return found.map(({ type }) => type);
}
