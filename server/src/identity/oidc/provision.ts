import { crossDomainLevels } from "@vigil/model/identity/accessLevelCodes";
import { granted, type Granted } from "@vigil/model/identity/identityRules";
import { textKey } from "@vigil/model/identity/textKey";
import { user as userEntity } from "@vigil/model/organization/user";
import { sql } from "kysely";
import { requireProgramsFit } from "../../organization/domainCodesFit.ts";
import { writeWords } from "../../entity/writeWords.ts";
import { Problem } from "../../problem.ts";
import { looksLikeAnother } from "../../organization/refuseLookAlike.ts";
import { writeEvent, type Actor } from "../../reporting/writeEvent.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { attributesOf, type Attributes } from "./attributesOf.ts";
import type { Told } from "./claimsOf.ts";
import { readRules } from "./readRules.ts";

export interface Provisioned {
  userId: number;
  companyId: number;
}

/** Whose account a subject has: the linked one, one of the same User ID, or a new one, as the provider's settings allow. */
export async function provision(tx: Tx, actor: Actor, told: Told): Promise<Provisioned> {
  const { provider, subject, claims } = told;
  const { domainId, id: providerId } = provider;
  const attributes = attributesOf(claims, provider.attributeMap);
  const linked = await tx
    .selectFrom("identities")
    .innerJoin("users", (join) => join.onRef("users.domainId", "=", "identities.domainId").onRef("users.id", "=", "identities.userId"))
    .select(["users.id", "users.companyId", "users.active"])
    .select(sql<boolean>`identities.provisioned_at <= now() - make_interval(hours => ${provider.provisionUpdateInterval}::int)`.as("due"))
    .where("identities.domainId", "=", domainId)
    .where("identities.providerId", "=", providerId)
    .where("identities.subject", "=", subject)
    .executeTakeFirst();
  if (linked) {
    if (!linked.active) throw new Problem(403, "IdentityNotAllowed");
    if (!provider.provisionUsers || !linked.due) return { userId: linked.id, companyId: linked.companyId };
    return update(tx, actor, told, linked.id, attributes);
  }
  const same =
    provider.provisionUserSearchUsername && attributes.username !== undefined
      ? await sameName(tx, domainId, attributes.username)
      : undefined;
  if (same) {
    await link(tx, actor, told, same);
    return provider.provisionUsers ? update(tx, actor, told, same.userId, attributes) : same;
  }
  if (!provider.provisionUsers) throw new Problem(403, "IdentityUnknown");
  return create(tx, actor, told, attributes);
}

type Same = Provisioned & { baseCode: string; permissions: unknown; managedBy: number | null; active: boolean };

const sameName = (tx: Tx, domainId: number, username: string): Promise<Same | undefined> =>
  tx
    .selectFrom("users")
    .innerJoin("accessLevels", "accessLevels.id", "users.accessLevelId")
    .select(["users.id as userId", "users.companyId", "users.managedBy", "users.active", "baseCode", "permissions"])
    .where("users.domainId", "=", domainId)
    .where("usernameKey", "=", textKey(username))
    .executeTakeFirst();

/**
 * An account that was here before: not one that reaches beyond its domain, or is another provider's. Without rules that say what it may do
 * from now on only a learner's, so that no provider lends anybody the rights of an administrator.
 */
async function link(
  tx: Tx,
  actor: Actor,
  { provider, subject }: Told,
  { userId, baseCode, permissions, managedBy, active }: Same,
): Promise<void> {
  const beyond = crossDomainLevels.some((code) => code === baseCode);
  const plain = Array.isArray(permissions) && permissions.every((permission) => permission === "training:take");
  if (!active || beyond || managedBy !== null || (!provider.provisionUsers && !plain)) throw new Problem(403, "IdentityNotAllowed");
  const { domainId, id: providerId } = provider;
  await tx.insertInto("identities").values({ domainId, providerId, subject, userId }).execute();
  await tx.updateTable("users").set({ managedBy: providerId }).where("domainId", "=", domainId).where("id", "=", userId).execute();
  await writeEvent(tx, actor, { type: "user.link", subject: { entity: "user", id: userId }, data: { identityProviderId: providerId } });
}

type Place = Granted & { accessLevelId: number; companyId: number };

/** What the rules make of somebody: without a level or a company they have no business here. */
async function placeOf(tx: Tx, { provider, claims }: Told): Promise<Place> {
  const { domainId } = provider;
  const { accessLevelId, companyId, programIds } = granted(await readRules(tx, domainId, provider.id), claims);
  if (accessLevelId === null || companyId === null) throw new Problem(403, "IdentityRulesRefuse");
  const [level, company] = await Promise.all([
    tx.selectFrom("accessLevels").select("active").where("id", "=", accessLevelId).executeTakeFirst(),
    tx.selectFrom("companies").select(["active", "kind"]).where("domainId", "=", domainId).where("id", "=", companyId).executeTakeFirst(),
  ]);
  if (level?.active !== true || company?.active !== true || company.kind === "deleted") throw new Problem(403, "IdentityRulesRefuse");
  return { accessLevelId, companyId, programIds };
}

/** Of whose language nothing is told. */
async function localeOfDomain(tx: Tx, domainId: number): Promise<string> {
  const { locale } = await tx.selectFrom("domains").select("locale").where("id", "=", domainId).executeTakeFirstOrThrow();
  return locale;
}

async function create(tx: Tx, actor: Actor, told: Told, attributes: Attributes): Promise<Provisioned> {
  const { domainId, id: providerId } = told.provider;
  const { username, firstName = "", lastName = "", email = null } = attributes;
  if (username === undefined) throw new Problem(403, "IdentityWithoutName");
  const place = await placeOf(tx, told);
  if ((await sameName(tx, domainId, username)) || (await looksLikeAnother(tx, domainId, username, null)))
    throw new Problem(403, "IdentityNameTaken");
  const locale = attributes.locale ?? (await localeOfDomain(tx, domainId));
  const { id: userId } = await tx
    .insertInto("users")
    .values({
      domainId,
      username,
      usernameKey: textKey(username),
      firstName,
      lastName,
      email,
      locale,
      companyId: place.companyId,
      accessLevelId: place.accessLevelId,
      managedBy: providerId,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx.insertInto("identities").values({ domainId, providerId, subject: told.subject, userId }).execute();
  await finish(tx, actor, told, userId, place.programIds, "create");
  return { userId, companyId: place.companyId };
}

/** A language that somebody chose themselves is theirs, whatever the provider tells of them. */
const keptLanguage = (locale: string) => sql<string>`case when locale_chosen then locale else ${locale} end`;

async function update(
  tx: Tx,
  actor: Actor,
  told: Told,
  userId: number,
  { username: _name, locale, ...attributes }: Attributes,
): Promise<Provisioned> {
  const { domainId, id: providerId } = told.provider;
  const { accessLevelId, companyId, programIds } = await placeOf(tx, told);
  await tx
    .updateTable("users")
    .set({
      ...attributes,
      ...(locale !== undefined && { locale: keptLanguage(locale) }),
      accessLevelId,
      companyId,
      revision: sql<number>`revision + 1`,
      updatedAt: sql<Date>`now()`,
    })
    .where("domainId", "=", domainId)
    .where("id", "=", userId)
    .execute();
  await tx
    .updateTable("identities")
    .set({ provisionedAt: sql<Date>`now()` })
    .where("domainId", "=", domainId)
    .where("providerId", "=", providerId)
    .where("userId", "=", userId)
    .execute();
  await finish(tx, actor, told, userId, programIds, "update");
  return { userId, companyId };
}

/** The programs that the provider's rules give, no more and no less; what others assigned stays. */
async function finish(
  tx: Tx,
  actor: Actor,
  { provider }: Told,
  userId: number,
  programIds: number[],
  act: "create" | "update",
): Promise<void> {
  const { domainId, id: sourceId } = provider;
  await tx
    .deleteFrom("programAssignments")
    .where("domainId", "=", domainId)
    .where("userId", "=", userId)
    .where("source", "=", "provider")
    .where("sourceId", "=", sourceId)
    .where("programId", "not in", [0, ...programIds])
    .execute();
  for (const programId of programIds)
    await tx
      .insertInto("programAssignments")
      .values({ domainId, userId, programId, source: "provider", sourceId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  await requireProgramsFit(tx, domainId, { userIds: [userId], field: "programs" });
  await writeWords(tx, userEntity, domainId, [userId]);
  const subject = { entity: "user", id: userId };
  await writeEvent(tx, actor, { type: `user.${act}`, subject, data: { identityProviderId: sourceId, programIds } });
}
