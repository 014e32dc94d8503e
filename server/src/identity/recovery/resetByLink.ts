import type { House } from "../../house.ts";
import { Problem } from "../../problem.ts";
import { requireGoodPassword } from "../password/domainPasswordRules.ts";
import type { Where } from "./askQuestion.ts";
import { linkHash } from "./linkHash.ts";
import { recoverable } from "./recoverable.ts";
import { recoveryDomain } from "./recoveryDomain.ts";
import { setRecoveredPassword } from "./setRecoveredPassword.ts";
import { sql } from "kysely";

interface ByLink {
  token: string;
  newPassword: string;
  domain: string;
}

/** A new password for who holds the mailed link. A password that breaks the rules does not use it up. */
export async function resetByLink(house: House, given: ByLink, where: Where): Promise<void> {
  const domain = await recoveryDomain(house, given.domain, where.address);
  const hash = linkHash(given.token);
  const user = await house.asDomain(domain.id, async (tx) => {
    const link = await tx
      .selectFrom("recoveries")
      .select(["userId", "invitation"])
      .where("domainId", "=", domain.id)
      .where("tokenHash", "=", hash)
      .where("usedAt", "is", null)
      .where("expiresAt", ">", sql<Date>`now()`)
      .executeTakeFirst();
    const [found] = link ? await recoverable(tx, domain.id, { userId: link.userId }) : [];
    return link && found && { ...found, invitation: link.invitation };
  });
  if (user === undefined) throw new Problem(404, "RecoveryLinkNotFound");
  requireGoodPassword(domain, given.newPassword, user.username, "newPassword");
  await setRecoveredPassword(house, domain, user, given.newPassword, where, { hash, invitation: user.invitation });
}
