import { accessLevelCodes, trainingLevel } from "@vigil/model/identity/accessLevelCodes";
import { allPermissions } from "@vigil/model/identity/permission";
import { CompiledQuery } from "kysely";
import type pg from "pg";
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
  /** They chose it themselves. */
  localeChosen: z.literal(true).optional(),
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

const question = "select session_user_of($1::bigint, $2::bigint, $3::bigint, $4) as found";

/** Of a home domain, in the domain that was entered: within a transaction, … */
export async function sessionUser(tx: Tx, domainId: number, userId: number, enteredId = domainId): Promise<SessionUser> {
  const asked: CompiledQuery<Answer> = CompiledQuery.raw(question, [domainId, userId, enteredId, trainingLevel]);
  return shown((await tx.executeQuery(asked)).rows);
}

/** … or as one statement on its own, which every page asks first. */
export async function sessionUserNow(pool: pg.Pool, domainId: number, userId: number, enteredId: number): Promise<SessionUser> {
  const values = [domainId, userId, enteredId, trainingLevel];
  return shown((await pool.query<Answer>({ name: "session_user_of", text: question, values })).rows);
}

interface Answer {
  found: Record<string, unknown> | null;
}

function shown([row]: readonly Answer[]): SessionUser {
  const { domain, addons, ...user } = row?.found ?? {};
  const { accentColor, logoId, ...named } = domain as { accentColor: string; logoId: number | null };
  const learnsOnly = (user["permissions"] as string[]).every((permission) => permission === "training:take");
  return sessionUserSchema.parse({
    ...user,
    domain: { ...named, ...domainLookOf({ accentColor, logoId }) },
    addons: learnsOnly ? [] : addons,
  });
}
