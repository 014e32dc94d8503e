import { sql } from "kysely";
import type { House } from "../../house.ts";
import { Problem } from "../../problem.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import type { Caller } from "../access/caller.ts";
import { securityColumns } from "./changeSecurity.ts";
import type { SecurityAnswer } from "./changeSecurity.ts";
import { keepDevice } from "../device/keepDevice.ts";
import { deviceHash, type Device, type Generation } from "../signIn/knownDevice.ts";
import { requireGoodPassword } from "./domainPasswordRules.ts";
import { endSessions } from "../session/endSessions.ts";
import { hashPassword } from "./passwordHash.ts";
import { forgetOwnTries, ownAccount, proveOwnPassword } from "./proveOwnPassword.ts";
import { sessionUser } from "../session/sessionUser.ts";
import type { SessionUser } from "../session/sessionUser.ts";

export interface PasswordChange {
  oldPassword: string;
  newPassword: string;
  /** What was typed again, where the form sends it. */
  confirmPassword?: string | undefined;
}

interface Changed {
  user: SessionUser;
  /** Devices that knew the old one do not know the new one. */
  generation: Generation;
}

/** One's own password. */
export async function changePassword(
  house: House,
  caller: Caller,
  from: { device: Device; agent: string },
  { oldPassword, newPassword, confirmPassword }: PasswordChange,
  security?: SecurityAnswer,
): Promise<Changed> {
  const { asDomain, settings } = house;
  const { homeDomainId: domainId, userId, sessionId, address } = caller;
  const me = await asDomain(domainId, (tx) => ownAccount(tx, caller));
  if (confirmPassword !== undefined && confirmPassword !== newPassword)
    throw new Problem(422, "PasswordMismatch", { field: "confirmPassword" });
  if (newPassword === oldPassword) throw new Problem(422, "PasswordSameAsOld", { field: "newPassword" });
  requireGoodPassword(me, newPassword, me.username, "newPassword");
  const answer = security && (await securityColumns(security));

  await proveOwnPassword(house, caller, oldPassword);
  const passwordHash = await hashPassword(newPassword);
  return asDomain(domainId, async (tx) => {
    const now = sql<Date>`now()`;
    const { passwordChangedAt } = await tx
      .updateTable("users")
      .set({ passwordHash, passwordChangedAt: now, mustChangePassword: false, ...answer })
      .where("domainId", "=", domainId)
      .where("id", "=", userId)
      .returning("passwordChangedAt")
      .executeTakeFirstOrThrow();
    await keepDevice(tx, {
      domainId,
      userId,
      sessionId,
      hash: deviceHash(settings, from.device),
      agent: from.agent,
      address,
    });
    await forgetOwnTries(tx, house, caller);
    await endSessions(tx, domainId, { userId, except: sessionId }, "passwordChanged");
    const personal = { username: me.username };
    await writeEvent(tx, { ...caller, domainId }, { type: "user.changePassword", subject: { entity: "user", id: userId }, personal });
    return { user: await sessionUser(tx, domainId, userId), generation: { domainId, usernameKey: me.usernameKey, passwordChangedAt } };
  });
}
