import { invitationDays } from "@vigil/model/organization/invitation";
import { sql } from "kysely";
import type { House } from "../../house.ts";
import { readerIn } from "../../mail/composeMail.ts";
import { invitationMail } from "../../mail/invitationMail.ts";
import { publicAddress } from "../../mail/publicAddress.ts";
import { queueMail } from "../../mail/queueMail.ts";
import { writeEvent, type Actor } from "../../reporting/writeEvent.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { linkHash } from "../recovery/linkHash.ts";

export interface Invited {
  userId: number;
  username: string;
  email: string | null;
  locale: string;
}

const TOKEN_BYTES = 32;

/**
 * Links with which people choose their first password, once; earlier links of theirs end. They go to their addresses where a mail server
 * is set. Answers the links by user, for who has to hand them over by other means.
 */
export async function invite(
  house: Pick<House, "settings" | "jobs" | "randomBytes">,
  tx: Tx,
  by: Actor,
  domain: { id: number; name: string; title: string; locale: string },
  people: readonly Invited[],
): Promise<ReadonlyMap<number, string>> {
  if (people.length === 0) return new Map();
  const { settings, randomBytes } = house;
  const made = people.map((person) => ({ ...person, token: Buffer.from(randomBytes(TOKEN_BYTES)).toString("base64url") }));
  await tx
    .deleteFrom("recoveries")
    .where("domainId", "=", domain.id)
    .where(
      "userId",
      "in",
      made.map(({ userId }) => userId),
    )
    .execute();
  await sql`insert into recoveries (domain_id, token_hash, user_id, expires_at, invitation)
    select ${domain.id}, hash, id, now() + make_interval(days => ${sql.lit(invitationDays)}), true
    from unnest(${made.map(({ token }) => linkHash(token))}::bytea[], ${made.map(({ userId }) => userId)}::bigint[]) as t(hash, id)`.execute(
    tx,
  );
  const home = `${publicAddress(settings)}/${domain.name}`;
  // behind the # : neither servers nor their logs see the secret
  const linkOf = (token: string) => `${home}/reset-password#${token}`;
  for (const { userId, email, locale, username, token } of made) {
    await writeEvent(tx, by, { type: "user.invite", subject: { entity: "user", id: userId } });
    if (email !== null) {
      const reader = readerIn({ email, locale }, domain);
      await queueMail(
        house,
        tx,
        domain.id,
        invitationMail(reader, { username, link: linkOf(token), home: `${home}/login` }, invitationDays),
      );
    }
  }
  return new Map(made.map(({ userId, token }) => [userId, linkOf(token)]));
}
