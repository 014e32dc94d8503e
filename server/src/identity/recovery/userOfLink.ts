import { sql } from "kysely";
import type { House } from "../../house.ts";
import { Problem } from "../../problem.ts";
import { linkHash } from "./linkHash.ts";
import { recoverable, type Recoverable } from "./recoverable.ts";

interface Linked extends Recoverable {
  hash: Buffer;
  invitation: boolean;
}

/** Whose new password a mailed link is for. Used up, too old, never written and of somebody who is locked out: all one refusal. */
export async function userOfLink({ asDomain }: House, domainId: number, token: string): Promise<Linked> {
  const hash = linkHash(token);
  const user = await asDomain(domainId, async (tx) => {
    const link = await tx
      .selectFrom("recoveries")
      .select(["userId", "invitation"])
      .where("domainId", "=", domainId)
      .where("tokenHash", "=", hash)
      .where("usedAt", "is", null)
      .where("expiresAt", ">", sql<Date>`now()`)
      .executeTakeFirst();
    const [found] = link ? await recoverable(tx, domainId, { userId: link.userId }) : [];
    return link && found && { ...found, hash, invitation: link.invitation };
  });
  if (user === undefined) throw new Problem(404, "RecoveryLinkNotFound");
  return user;
}
