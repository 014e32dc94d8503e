import type { user } from "@vigil/model/organization/user";
import type { InvitationAnswer } from "@vigil/model/organization/invitation";
import { sql } from "kysely";
import { refusalsFor, readRecords } from "../entity/readRecords.ts";
import type { View } from "../entity/view.ts";
import type { House } from "../house.ts";
import { invite } from "../identity/invitation/invite.ts";
import { Problem } from "../problem.ts";
import type { Tx } from "../storage/asDomain.ts";

interface Invitable {
  id: number;
  username: string;
  email: string | null;
  locale: string;
  usable: boolean;
  managed: boolean;
  begun: boolean;
}

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
  const mayEdit = new Set(
    (await readRecords(tx, view, ids)).filter((row) => !refusalsFor(view, row).edit).map((row) => row["id"] as number),
  );
  const { rows } = await sql<Invitable>`select u.id, u.username, u.email, u.locale, may_sign_in(u.domain_id, u.id) as usable,
      u.managed_by is not null as managed, u.last_seen_at is not null as begun
    from users u where u.domain_id = ${domainId} and u.id = any(${[...ids]}::bigint[]) order by u.id`.execute(tx);
  const reasonOf = (one: Invitable): InvitationAnswer["without"][number]["reason"] | undefined => {
    if (!mayEdit.has(one.id)) return "notYours";
    if (one.managed) return "managed";
    if (one.begun) return "begun";
    if (!one.usable) return "inactive";
    return one.email === null ? "noAddress" : undefined;
  };
  const judged = rows.map((one) => ({ ...one, reason: reasonOf(one) }));
  const people = judged
    .filter(({ reason }) => reason === undefined)
    .map(({ id, username, email, locale }) => ({ userId: id, username, email, locale }));
  const domain = await tx.selectFrom("domains").select(["id", "name", "title"]).where("id", "=", domainId).executeTakeFirstOrThrow();
  await invite(house, tx, caller, domain, people);
  return {
    invited: people.map(({ userId }) => userId),
    without: judged.flatMap(({ id, username, reason }) => (reason === undefined ? [] : [{ id, username, reason }])),
  };
}
