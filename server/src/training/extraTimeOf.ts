import { usualTime } from "@vigil/model/attempt/extraTime";
import type { Caller } from "../identity/access/caller.ts";
import type { Tx } from "../storage/asDomain.ts";

/** Percent of the time others have for what they are timed at: what an administrator has allowed this learner. */
export async function extraTimeOf(tx: Tx, { domainId, userId }: Pick<Caller, "domainId" | "userId">): Promise<number> {
  const user = await tx
    .selectFrom("users")
    .select("extraTimeFactor")
    .where("domainId", "=", domainId)
    .where("id", "=", userId)
    .executeTakeFirst();
  return user?.extraTimeFactor ?? usualTime; // who looks in from another domain is no user of this one
}
