import { writeEvent } from "../../reporting/writeEvent.ts";
import type { Actor } from "../../reporting/writeEvent.ts";
import type { Tx } from "../../storage/asDomain.ts";
import type { CountedTry } from "./countedTry.ts";

/** A refused sign-in as the log keeps it; the one that brought a lock says of whom, where, after how many and until when. */
export async function tellRefusal(tx: Tx, actor: Actor, { owner, account, known, locks }: CountedTry, typed: string): Promise<void> {
  const locksAccount = owner !== null && locks.length > 0;
  await writeEvent(
    tx,
    { ...actor, ...owner },
    {
      type: locksAccount ? "user.lock" : "user.refuseSignIn",
      severity: "warning",
      error: "LoginInvalid",
      ...(owner && { subject: { entity: "user", id: owner.userId } }),
      personal: { username: typed.slice(0, 100) },
      data: { evaluated: account !== null, knownDevice: known, ...(locksAccount && { locks }) },
    },
  );
}
