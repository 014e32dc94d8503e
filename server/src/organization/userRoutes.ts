import type { ChangeOf, CreateOf } from "@vigil/model/entity/entity";
import { user, type User } from "@vigil/model/organization/user";
import { mergeBody } from "@vigil/model/organization/userMerge";
import { moveBody } from "@vigil/model/organization/userMove";
import { userRules } from "@vigil/model/organization/userRules";
import { sql } from "kysely";
import { z } from "zod";
import { idParameter, idsBody } from "../entity/bodies.ts";
import { entityRoutes } from "../entity/entityRoutes.ts";
import { getRecords, readRecords, refusalsFor } from "../entity/readRecords.ts";
import { changeRecords, copyRecord, insertRecord, requireDeletable } from "../entity/writeRecords.ts";
import type { Columns, View } from "../entity/view.ts";
import { requireProgramsFit } from "./domainCodesFit.ts";
import type { House, Routes } from "../house.ts";
import { endSessions } from "../identity/session/endSessions.ts";
import { liftLocks } from "../identity/signIn/liftLocks.ts";
import { linkRoutes } from "../identity/oidc/linkRoutes.ts";
import { forget, subjectHash } from "../identity/signIn/signInCounters.ts";
import { Problem } from "../problem.ts";
import type { Tx } from "../storage/asDomain.ts";
import { eraseUser } from "./eraseUser.ts";
import { findCompany } from "./findCompany.ts";
import { givenPassword } from "./givenPassword.ts";
import { grantLevel } from "./grantLevel.ts";
import { mergeUsers, previewMerge } from "./merge/mergeUsers.ts";
import type { MergeWork } from "./merge/mergeWork.ts";
import { refuseDuplicate } from "./refuseDuplicate.ts";
import { refuseLookAlike } from "./refuseLookAlike.ts";
import { moveUsers, previewMove } from "./moveUsers.ts";
import { administratorsLocks, tellAccess } from "./tellAccess.ts";
import { isLocked, userLockRoutes } from "./userLockRoutes.ts";

const passwordBody = z.strictObject({ password: z.string().min(1).max(200), forcePasswordChange: z.boolean().default(true) });

const mergeQuery = z.object({ keptId: z.coerce.number().int().positive(), mergedId: z.coerce.number().int().positive() });

const emailShared = sql`(t.email_key is not null and exists (select 1 from users other where other.domain_id = t.domain_id
  and other.email_key = t.email_key and other.id <> t.id and other.merged_into is null))`;

export const userExpressions = { locked: isLocked, emailShared };

export const userRoutes =
  (mergeWork: MergeWork): Routes =>
  (app, house) => {
    const change = async (tx: Tx, view: View<typeof user>, changes: readonly Change[]) => {
      const changed = await changeUsers(tx, view, changes);
      await reopenQuestions(tx, house, view.caller.domainId, changes);
      return changed;
    };
    const desk = entityRoutes(app, house, user, {
      rules: userRules,
      expressions: userExpressions,
      insert: insertUser,
      change,
      copy: (tx, view, id) => copyRecord(tx, view, id, { pin: null, locked: false }),
      remove: eraseUsers,
    });
    linkRoutes(app, house, desk);
    const tags = [user.plural];
    const editing = { permission: desk.permission("edit") };

    app.post("/api/users/move/preview", { config: editing, schema: { tags, body: moveBody } }, (request) =>
      house.asDomain(desk.view(request).caller.domainId, (tx) => previewMove(tx, desk.view(request), request.body)),
    );
    app.post("/api/users/move", { config: editing, schema: { tags, body: moveBody } }, (request) =>
      desk.write(request, (tx, view) => moveUsers(tx, view, request.body, change)),
    );
    app.get("/api/users/merge", { config: editing, schema: { tags, querystring: mergeQuery } }, (request) =>
      house.asDomain(desk.view(request).caller.domainId, (tx) => previewMerge(tx, desk.view(request), request.query)),
    );
    app.post("/api/users/merge", { config: editing, schema: { tags, body: mergeBody } }, (request) =>
      desk.write(request, (tx, view) => mergeUsers(tx, view, request.body, mergeWork)),
    );

    app.post("/api/users/unlock", { config: editing, schema: { tags, body: idsBody } }, (request) =>
      desk.write(request, (tx, view) => change(tx, view, request.body.ids.map(unlocked))),
    );
    userLockRoutes(app, house, desk);

    app.post("/api/users/:id/password", { config: editing, schema: { tags, params: idParameter, body: passwordBody } }, async (request) => {
      const [changed] = await desk.write(request, (tx, view) => change(tx, view, [{ id: request.params.id, ...request.body }]));
      return changed;
    });
  };

type Change = ChangeOf<typeof user>;

async function insertUser(tx: Tx, view: View<typeof user>, values: CreateOf<typeof user>): Promise<User> {
  const { caller } = view;
  const { accessLevelId, companyId, password, username } = values;
  await grantLevel(tx, caller, accessLevelId!);
  await findCompany(tx, caller, companyId!);
  await refuseDuplicate(tx, caller, values);
  await refuseLookAlike(tx, caller.domainId, username, null);
  const passwordHash = password === undefined ? null : await givenPassword(tx, caller.domainId, password, username!);
  const made = await insertRecord(tx, view, values, { passwordHash });
  await requireWritable(tx, view, [made.id]);
  await requireProgramsFit(tx, caller.domainId, { userIds: [made.id], field: "programs" });
  return made;
}

/** Nobody makes somebody whom they could not change: one with more rights, more sites, or less narrowed. */
async function requireWritable(tx: Tx, view: View, ids: readonly number[]): Promise<void> {
  for (const row of await readRecords(tx, view, ids)) {
    const refusal = refusalsFor(view, row).edit;
    if (refusal) throw new Problem(refusal.status, refusal.code, { details: { ids: [row["id"]] } });
  }
}

/** Who is unlocked, or given a password, may answer the security question again. */
async function reopenQuestions(tx: Tx, { settings }: House, domainId: number, changes: readonly Change[]): Promise<void> {
  const ids = opened(changes);
  if (ids.length === 0) return;
  const people = await tx.selectFrom("users").select("usernameKey").where("domainId", "=", domainId).where("id", "in", ids).execute();
  for (const { usernameKey } of people)
    await forget(tx, { domainId, kind: "answer", subject: subjectHash(settings.secretKey, "answer", usernameKey) });
}

const unlocked = (id: number): Change => ({ id, locked: false });

async function eraseUsers(tx: Tx, view: View, ids: readonly number[]): Promise<void> {
  await requireDeletable(tx, view, ids);
  for (const id of ids) await eraseUser(tx, view.caller, id);
}

async function changeUsers(tx: Tx, view: View<typeof user>, changes: readonly Change[]) {
  const { caller } = view;
  await requireCompanies(tx, view, changes);
  const before = await administratorsLocks(tx, caller.domainId, changes);
  const columns = new Map<number, Columns>();
  for (const change of changes) columns.set(change.id, await columnsOf(tx, view, change));
  const changed = await changeRecords(tx, view, changes, ({ id }) => columns.get(id)!);
  await requireWritable(
    tx,
    view,
    changed.map(({ id }) => id),
  );
  const moved = changes.filter(({ programs, companyId }) => programs !== undefined || companyId !== undefined);
  await requireProgramsFit(tx, caller.domainId, { userIds: moved.map(({ id }) => id), field: "programs" });
  // who is locked or switched off is signed out by the database, whoever writes it
  for (const { id, password } of changes)
    if (password !== undefined) await endSessions(tx, caller.domainId, { userId: id }, "passwordChanged");
  await tellAccess(tx, caller, changes, await liftLocks(tx, caller.domainId, opened(changes)), before);
  return changed;
}

const opened = (changes: readonly Change[]): number[] =>
  changes.filter(({ locked, password }) => locked === false || typeof password === "string").map(({ id }) => id);

/** Who stays where they are may belong to a company that the caller does not see. */
async function requireCompanies(tx: Tx, view: View<typeof user>, changes: readonly Change[]): Promise<void> {
  const named = changes.filter(({ companyId }) => typeof companyId === "number");
  if (named.length === 0) return;
  const before = new Map(
    (
      await getRecords(
        tx,
        view,
        named.map(({ id }) => id),
      )
    ).map((row) => [row.id, row.companyId]),
  );
  const wanted = new Set(named.filter(({ id, companyId }) => before.get(id) !== companyId).map(({ companyId }) => Number(companyId)));
  for (const id of wanted) await findCompany(tx, view.caller, id);
}

/** What the declared fields do not say: the hash of a password, the lock, and that who is moved out is switched off. */
async function columnsOf(tx: Tx, { caller }: View, { id, accessLevelId, companyId, password, locked, username }: Change): Promise<Columns> {
  if (typeof accessLevelId === "number") await grantLevel(tx, caller, accessLevelId);
  const { domainId } = caller;
  const stored = await tx.selectFrom("users").select("username").where("domainId", "=", domainId).where("id", "=", id).executeTakeFirst();
  if (username !== stored?.username) await refuseLookAlike(tx, domainId, username, id);
  const name = typeof username === "string" ? username : (stored?.username ?? "");
  return {
    ...(locked === false ? { lockedAt: null } : {}),
    ...(locked === true ? { lockedAt: sql`coalesce(locked_at, now())` } : {}),
    ...(typeof password === "string"
      ? { passwordHash: await givenPassword(tx, domainId, password, name), passwordChangedAt: sql`now()` }
      : {}),
    ...(typeof companyId === "number" && (await isDeletedCompany(tx, domainId, companyId)) ? { active: false } : {}),
  };
}

async function isDeletedCompany(tx: Tx, domainId: number, id: number): Promise<boolean> {
  const found = await tx.selectFrom("companies").select("kind").where("domainId", "=", domainId).where("id", "=", id).executeTakeFirst();
  return found?.kind === "deleted";
}
