import type { House } from "../../house.ts";
import { Problem } from "../../problem.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import type { Tx } from "../../storage/asDomain.ts";
import type { Caller } from "../access/caller.ts";
import { verifyPassword } from "./passwordHash.ts";
import { forget, subjectHash } from "../signIn/signInCounters.ts";
import type { Counter } from "../signIn/signInCounters.ts";
import { takeTry } from "../signIn/takeTry.ts";

export interface OwnAccount {
  username: string;
  usernameKey: string;
  secureProfile: boolean;
  passwordComplexity: string;
}

export const ownAccount = (tx: Tx, { homeDomainId, userId }: Caller): Promise<OwnAccount> =>
  tx
    .selectFrom("users")
    .innerJoin("domains", "domains.id", "users.domainId")
    .select(["username", "usernameKey", "secureProfile", "passwordComplexity"])
    .where("users.domainId", "=", homeDomainId)
    .where("users.id", "=", userId)
    .executeTakeFirstOrThrow();

/**
 * The password of who is signed in, asked for once more before something weighty. Wrong ones are counted and lock as those of a sign-in do,
 * so a stolen session is no way to guess it; in a count of their own, so it is no way to lock its owner out either.
 */
export async function proveOwnPassword({ asDomain, settings }: House, caller: Caller, password: string): Promise<void> {
  const { homeDomainId: domainId, userId, address } = caller;
  const own = ownCounter(settings.secretKey, caller);
  const { taken, passwordHash } = await asDomain(domainId, async (tx) => {
    const me = await tx
      .selectFrom("users")
      .innerJoin("domains", "domains.id", "users.domainId")
      .select(["passwordHash", "lockoutMinutes"])
      .where("users.domainId", "=", domainId)
      .where("users.id", "=", userId)
      .where("managedBy", "is", null)
      .executeTakeFirst();
    const counted = await takeTry(tx, { ...own, kind: "own", userId, address }, me?.lockoutMinutes ?? 0, { last: true });
    return { taken: counted, passwordHash: counted === null ? null : (me?.passwordHash ?? null) };
  });
  if (await verifyPassword(passwordHash, password)) return;
  if (taken?.lockedUntil)
    await asDomain(domainId, (tx) =>
      writeEvent(
        tx,
        { ...caller, domainId },
        {
          type: "user.lock",
          severity: "warning",
          subject: { entity: "user", id: userId },
          data: { locks: [{ at: "own", failures: taken.failures, until: taken.lockedUntil }] },
        },
      ),
    );
  throw new Problem(422, "PasswordOldIncorrect", { field: "oldPassword" });
}

/** What a right one sets back, in the transaction of what it was asked for, after the user's row. */
export const forgetOwnTries = (tx: Tx, { settings }: House, caller: Caller): Promise<void> =>
  forget(tx, [ownCounter(settings.secretKey, caller)]);

const ownCounter = (secretKey: string, { homeDomainId, userId }: Caller): Counter => ({
  domainId: homeDomainId,
  kind: "own",
  subject: subjectHash(secretKey, "own", String(userId)),
});
