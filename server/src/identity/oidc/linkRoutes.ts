import { crossDomainLevels } from "@vigil/model/identity/accessLevelCodes";
import { refusesUser } from "@vigil/model/identity/ranks";
import { user } from "@vigil/model/organization/user";
import { sql } from "kysely";
import { z } from "zod";
import { idParameter } from "../../entity/bodies.ts";
import type { Desk } from "../../entity/desk.ts";
import { getRecord } from "../../entity/readRecords.ts";
import type { View } from "../../entity/view.ts";
import type { App, House } from "../../house.ts";
import { Problem } from "../../problem.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { caller } from "../access/caller.ts";
import { requireAddon } from "../access/requireAddon.ts";
import { wireInstant } from "../../http/wireInstant.ts";

const identities = z.array(
  z.object({ identityProviderId: z.int(), name: z.string(), subject: z.string(), createdAt: z.string(), managing: z.boolean() }),
);
const linkBody = z.strictObject({ identityProviderId: z.int().positive(), subject: z.string().trim().min(1).max(500) });
const unlinkBody = linkBody.pick({ identityProviderId: true });

/** Which subjects of which identity providers are this account, said by hand where no sign-in can find it out. */
export function linkRoutes(app: App, { asDomain }: House, desk: Desk): void {
  const tags = [user.plural];
  const response = { 200: identities };
  const editing = { permission: desk.permission("edit") };

  const reading = { config: { permission: desk.permission("view") }, schema: { tags, params: idParameter, response } };
  app.get("/api/users/:id/identities", reading, (request) => {
    const { domainId } = caller(request);
    return asDomain(domainId, async (tx) => {
      await getRecord(tx, desk.view(request), request.params.id);
      return identitiesOf(tx, domainId, request.params.id);
    });
  });

  app.post("/api/users/:id/link", { config: editing, schema: { tags, params: idParameter, body: linkBody, response } }, (request) =>
    desk.write(request, async (tx, view) => {
      const { id } = request.params;
      const { domainId } = view.caller;
      const { identityProviderId: providerId, subject } = request.body;
      await requireAddon(tx, domainId, "identityProviders");
      await requireLinkable(tx, view, id);
      const provisions = await requireProvider(tx, domainId, providerId);
      const made = await tx
        .insertInto("identities")
        .values({ domainId, providerId, subject, userId: id })
        .onConflict((conflict) => conflict.doNothing())
        .returning("userId")
        .executeTakeFirst();
      if (made === undefined) await refuseOther(tx, { domainId, providerId, subject, userId: id });
      else {
        if (provisions) await manage(tx, domainId, id, providerId);
        await tell(tx, view, "user.link", id, providerId);
      }
      return identitiesOf(tx, domainId, id);
    }),
  );

  app.post("/api/users/:id/unlink", { config: editing, schema: { tags, params: idParameter, body: unlinkBody, response } }, (request) =>
    desk.write(request, async (tx, view) => {
      const { id } = request.params;
      const { domainId } = view.caller;
      const { identityProviderId: providerId } = request.body;
      await requireLinkable(tx, view, id);
      const gone = await tx
        .deleteFrom("identities")
        .where("domainId", "=", domainId)
        .where("providerId", "=", providerId)
        .where("userId", "=", id)
        .returning("subject")
        .executeTakeFirst();
      if (gone === undefined) throw new Problem(404, "IdentityProviderNotFound", { field: "identityProviderId" });
      await manage(tx, domainId, id, null, providerId);
      await tell(tx, view, "user.unlink", id, providerId);
      return identitiesOf(tx, domainId, id);
    }),
  );
}

async function identitiesOf(tx: Tx, domainId: number, userId: number): Promise<z.infer<typeof identities>> {
  const found = await tx
    .selectFrom("identities as i")
    .innerJoin("identityProviders as p", (join) => join.onRef("p.domainId", "=", "i.domainId").onRef("p.id", "=", "i.providerId"))
    .innerJoin("users as u", (join) => join.onRef("u.domainId", "=", "i.domainId").onRef("u.id", "=", "i.userId"))
    .select(["p.id as identityProviderId", "p.name", "i.subject", "i.createdAt"])
    .select(sql<boolean>`u.managed_by is not distinct from p.id`.as("managing"))
    .where("i.domainId", "=", domainId)
    .where("i.userId", "=", userId)
    .orderBy("p.name")
    .execute();
  return found.map((one) => ({ ...one, createdAt: wireInstant(one.createdAt) }));
}

/** As whoever may change the account may, be it managed by a provider or not; none that reaches beyond its domain is a provider's to open. */
async function requireLinkable(tx: Tx, view: View, id: number): Promise<void> {
  const record = await getRecord(tx, view, id);
  const { baseCode, permissions, kind } = await tx
    .selectFrom("users as u")
    .innerJoin("accessLevels as l", "l.id", "u.accessLevelId")
    .innerJoin("companies as c", (join) => join.onRef("c.domainId", "=", "u.domainId").onRef("c.id", "=", "u.companyId"))
    .select(["l.baseCode", "l.permissions", "c.kind"])
    .where("u.domainId", "=", view.caller.domainId)
    .where("u.id", "=", id)
    .executeTakeFirstOrThrow();
  const refusal = refusesUser(view.caller, {
    userId: view.caller.domainId === view.caller.homeDomainId ? id : 0,
    level: { baseCode, permissions },
    companyId: record["companyId"] as number,
    sites: record["sites"] as number[],
    groups: record["scopeGroups"] as number[],
    programs: record["scopePrograms"] as number[],
    managedExternally: false,
  });
  if (refusal) throw new Problem(403, refusal);
  if (crossDomainLevels.some((code) => code === baseCode) || kind === "deleted" || record["mergedIntoId"] !== null)
    throw new Problem(403, "IdentityNotAllowed");
}

/** Answers whether it keeps accounts up to date: then nobody else does. */
async function requireProvider(tx: Tx, domainId: number, id: number): Promise<boolean> {
  const found = await tx
    .selectFrom("identityProviders")
    .select("provisionUsers")
    .where("domainId", "=", domainId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (found === undefined) throw new Problem(422, "ReferenceNotFound", { field: "identityProviderId" });
  return found.provisionUsers;
}

/** The same link again changes nothing; the subject is somebody else's, or the account another subject's. */
async function refuseOther(
  tx: Tx,
  { domainId, providerId, subject, userId }: { domainId: number; providerId: number; subject: string; userId: number },
): Promise<void> {
  const of = tx.selectFrom("identities").where("domainId", "=", domainId).where("providerId", "=", providerId);
  const taken = await of.select("userId").where("subject", "=", subject).executeTakeFirst();
  if (taken?.userId === userId) return;
  throw taken === undefined
    ? new Problem(409, "IdentityLinkExists", { field: "identityProviderId" })
    : new Problem(409, "IdentitySubjectTaken", { field: "subject" });
}

/** The provider that keeps the account up to date: the one it was linked to first. */
async function manage(tx: Tx, domainId: number, id: number, to: number | null, from: number | null = null): Promise<void> {
  await tx
    .updateTable("users")
    .set({ managedBy: to, revision: sql<number>`revision + 1`, updatedAt: sql<Date>`now()` })
    .where("domainId", "=", domainId)
    .where("id", "=", id)
    .where("managedBy", "is not distinct from", from)
    .execute();
}

const tell = (tx: Tx, view: View, type: "user.link" | "user.unlink", id: number, identityProviderId: number): Promise<void> =>
  writeEvent(tx, view.caller, { type, subject: { entity: "user", id }, data: { identityProviderId } });
