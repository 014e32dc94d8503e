import type { House } from "../../house.ts";
import { requireGoodPassword } from "../password/domainPasswordRules.ts";
import type { Where } from "./askQuestion.ts";
import { recoveryDomain } from "./recoveryDomain.ts";
import { setRecoveredPassword } from "./setRecoveredPassword.ts";
import { userOfLink } from "./userOfLink.ts";

interface Link {
  token: string;
  domain: string;
}

/** Refuses a link that no longer works, and tells nothing else: not whose it is either. */
export async function requireLink(house: House, given: Link, address: string): Promise<void> {
  const domain = await recoveryDomain(house, given.domain, address);
  await userOfLink(house, domain.id, given.token);
}

/** A new password for who holds the mailed link. A password that breaks the rules does not use it up. */
export async function resetByLink(house: House, given: Link & { newPassword: string }, where: Where): Promise<void> {
  const domain = await recoveryDomain(house, given.domain, where.address);
  const user = await userOfLink(house, domain.id, given.token);
  requireGoodPassword(domain, given.newPassword, user.username, "newPassword");
  await setRecoveredPassword(house, domain, user, given.newPassword, where, user);
}
