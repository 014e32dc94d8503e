import type { ChangeOf } from "@vigil/model/entity/entity";
import type { user } from "@vigil/model/organization/user";
import { sql } from "kysely";
import { requireProgramsFit } from "./domainCodesFit.ts";
import { getRecords } from "../entity/readRecords.ts";
import type { Columns, View } from "../entity/view.ts";
import { changeRecords } from "../entity/writeRecords.ts";
import type { House } from "../house.ts";
import { endSessions } from "../identity/session/endSessions.ts";
import { liftLocks } from "../identity/signIn/liftLocks.ts";
import { forget, subjectHash } from "../identity/signIn/signInCounters.ts";
import type { Tx } from "../storage/asDomain.ts";
import { findCompany } from "./findCompany.ts";
import { givenPassword } from "./givenPassword.ts";
import { grantLevel } from "./grantLevel.ts";
import { refuseBirthDate } from "./refuseBirthDate.ts";
import { refuseLookAlike } from "./refuseLookAlike.ts";
import { requireWritable } from "./requireWritable.ts";
import { administratorsLocks, tellAccess } from "./tellAccess.ts";

type Change = ChangeOf<typeof user>;

/** Changes of accounts with all that hangs on them: rights, companies, passwords, locks, programs, and the events of each. */
export async function changeUsers(tx: Tx, house: House, view: View<typeof user>, asked: readonly Change[]) {
  const { caller } = view;
  // whoever gives a password knows it: its owner chooses another one, unless it was said that they need not
  const changes = asked.map((change) => (typeof change.password === "string" ? { forcePasswordChange: true, ...change } : change));
  await refuseBirthDate(
    tx,
    changes.map(({ birthDate }) => birthDate),
  );
  await requireCompanies(tx, view, changes);
  const before = await administratorsLocks(tx, caller.domainId, changes);
  const columns = new Map<number, Columns>();
  for (const change of changes) columns.set(change.id, await columnsOf(tx, view, change));
  // a password, and whether it is to be changed, have an event of their own
  const toldApart = ({ password }: Change, fields: readonly string[]) =>
    typeof password === "string" && fields.every((name) => name === "forcePasswordChange");
  const changed = await changeRecords(tx, view, changes, ({ id }) => columns.get(id)!, toldApart);
  await requireWritable(
    tx,
    view,
    changed.filter(({ abilities }) => abilities?.edit !== true).map(({ id }) => id),
  );
  const moved = changes.filter(({ programs, companyId }) => programs !== undefined || companyId !== undefined);
  if (moved.length > 0) await requireProgramsFit(tx, caller.domainId, { userIds: moved.map(({ id }) => id), field: "programs" });
  // who is locked or switched off is signed out by the database, whoever writes it
  for (const { id, password } of changes)
    if (password !== undefined) await endSessions(tx, caller.domainId, { userId: id }, "passwordChanged");
  await tellAccess(tx, caller, changes, await liftLocks(tx, caller.domainId, opened(changes)), before);
  await reopenQuestions(tx, house, caller.domainId, changes);
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
  const { domainId } = caller;
  const asks = accessLevelId !== undefined || username !== undefined || typeof password === "string";
  const stored = asks ? await nameAndLevel(tx, domainId, id) : undefined;
  // a level that stays is nobody's to grant
  if (typeof accessLevelId === "number" && accessLevelId !== stored?.accessLevelId) await grantLevel(tx, caller, accessLevelId);
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

const nameAndLevel = (tx: Tx, domainId: number, id: number) =>
  tx.selectFrom("users").select(["username", "accessLevelId"]).where("domainId", "=", domainId).where("id", "=", id).executeTakeFirst();

async function isDeletedCompany(tx: Tx, domainId: number, id: number): Promise<boolean> {
  const found = await tx.selectFrom("companies").select("kind").where("domainId", "=", domainId).where("id", "=", id).executeTakeFirst();
  return found?.kind === "deleted";
}

/** Who is unlocked, or given a password, may answer the security question again. */
async function reopenQuestions(tx: Tx, { settings }: House, domainId: number, changes: readonly Change[]): Promise<void> {
  const ids = opened(changes);
  if (ids.length === 0) return;
  const people = await tx.selectFrom("users").select("usernameKey").where("domainId", "=", domainId).where("id", "in", ids).execute();
  const counters = people.map(({ usernameKey }) => subjectHash(settings.secretKey, "answer", usernameKey));
  await forget(
    tx,
    counters.map((subject) => ({ domainId, kind: "answer", subject })),
  );
}
