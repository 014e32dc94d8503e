import { sql } from "kysely";
import type { House } from "../house.ts";
import { Problem } from "../problem.ts";
import { writeEvent } from "../reporting/writeEvent.ts";
import type { Caller } from "./caller.ts";
import { securityColumns } from "./changeSecurity.ts";
import type { SecurityAnswer } from "./changeSecurity.ts";
import { requireGoodPassword } from "./domainPasswordRules.ts";
import { endSessions } from "./endSessions.ts";
import { hashPassword, verifyPassword } from "./passwordHash.ts";
import { sessionUser } from "./sessionUser.ts";
import type { SessionUser } from "./sessionUser.ts";
import { takeAttempt } from "./takeAttempt.ts";

export interface PasswordChange {
  oldPassword: string;
  newPassword: string;
  /** What was typed again, where the form sends it. */
  confirmPassword?: string | undefined;
}

/** One's own password. A wrong old one counts as a failed sign-in, so a stolen session is no way to guess it. */
export async function changePassword(
  { asDomain }: House,
  caller: Caller,
  { oldPassword, newPassword, confirmPassword }: PasswordChange,
  security?: SecurityAnswer,
): Promise<SessionUser> {
  const { homeDomainId: domainId, userId, sessionId } = caller;
  const me = await asDomain(domainId, (tx) =>
    tx
      .selectFrom("users")
      .innerJoin("domains", "domains.id", "users.domainId")
      .select(["username", "usernameKey", "secureProfile", "passwordComplexity"])
      .where("users.domainId", "=", domainId)
      .where("users.id", "=", userId)
      .executeTakeFirstOrThrow(),
  );
  if (confirmPassword !== undefined && confirmPassword !== newPassword)
    throw new Problem(422, "PasswordMismatch", { field: "confirmPassword" });
  if (newPassword === oldPassword) throw new Problem(422, "PasswordSameAsOld", { field: "newPassword" });
  requireGoodPassword(me, newPassword, me.username, "newPassword");
  const answer = security && (await securityColumns(security));

  const attempt = await asDomain(domainId, (tx) => takeAttempt(tx, domainId, me.usernameKey));
  if (!(await verifyPassword(attempt?.passwordHash ?? null, oldPassword)))
    throw new Problem(422, "PasswordOldIncorrect", { field: "oldPassword" });
  const passwordHash = await hashPassword(newPassword);
  return asDomain(domainId, async (tx) => {
    const now = sql<Date>`now()`;
    await tx
      .updateTable("users")
      .set({ passwordHash, passwordChangedAt: now, mustChangePassword: false, failedSignIns: 0, lockedAt: null, ...answer })
      .where("domainId", "=", domainId)
      .where("id", "=", userId)
      .execute();
    await endSessions(tx, domainId, { userId, except: sessionId }, "passwordChanged");
    await writeEvent(tx, { ...caller, domainId }, { type: "user.changePassword", subject: { entity: "user", id: userId } });
    return sessionUser(tx, domainId, userId);
  });
}
