import type { user } from "@vigil/model/organization/user";
import type { InvitationAnswer } from "@vigil/model/organization/invitation";
import type { View } from "../entity/view.ts";
import type { House } from "../house.ts";
import { invite } from "../identity/invitation/invite.ts";
import { Problem } from "../problem.ts";
import type { Tx } from "../storage/asDomain.ts";
import { newcomersOf } from "./newcomers.ts";

/**
 * Mails people a link with which they choose their password. It works once and for some days; a new one takes the place of the one before.
 * Left out is who has no address, is switched off, signs in elsewhere or has been here before, and whom the caller may not change.
 */
export async function inviteUsers(
  tx: Tx,
  house: Pick<House, "settings" | "jobs" | "randomBytes">,
  view: View<typeof user>,
  ids: readonly number[],
): Promise<InvitationAnswer> {
  if (house.settings.smtpUrl === undefined) throw new Problem(409, "InvitationWithoutMail");
  const { caller } = view;
  const { domainId } = caller;
  if (ids.length === 0) return { invited: [], without: [] };
  const judged = (await newcomersOf(tx, view, ids)).map((one) => ({
    ...one,
    reason: one.reason ?? (one.email === null ? ("noAddress" as const) : undefined),
  }));
  const people = judged
    .filter(({ reason }) => reason === undefined)
    .map(({ id, username, email, locale }) => ({ userId: id, username, email, locale }));
  const domain = await tx
    .selectFrom("domains")
    .select(["id", "name", "title", "locale"])
    .where("id", "=", domainId)
    .executeTakeFirstOrThrow();
  await invite(house, tx, caller, domain, people);
  return {
    invited: people.map(({ userId }) => userId),
    without: judged.flatMap(({ id, username, reason }) => (reason === undefined ? [] : [{ id, username, reason }])),
  };
}
