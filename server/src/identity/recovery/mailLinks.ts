import { sql } from "kysely";
import type { House } from "../../house.ts";
import { linkHash } from "./linkHash.ts";
import { readerIn } from "../../mail/composeMail.ts";
import { publicAddress } from "../../mail/publicAddress.ts";
import { queueMail } from "../../mail/queueMail.ts";
import { recoveryMail } from "../../mail/recoveryMail.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { countUp, subjectHash } from "../signIn/signInCounters.ts";
import { linkMinutes, mailsInWindow, mailWindowMinutes } from "../signIn/signInLimits.ts";
import type { Recoverable } from "./recoverable.ts";
import type { RecoveryDomain } from "./recoveryDomain.ts";

const TOKEN_BYTES = 32;

interface Wanted {
  userIds: boolean;
  password: boolean;
}

/**
 * Writes to the people found, all of one address; to nobody where nobody was found, or was written to often enough. `subject` is what was
 * asked for: it is counted whether there is such an account or not.
 */
export async function mailLinks(
  house: House,
  tx: Tx,
  domain: RecoveryDomain,
  subject: string,
  people: readonly Recoverable[],
  wanted: Wanted,
) {
  const { settings, randomBytes } = house;
  const counted = { domainId: domain.id, kind: "mail" as const, subject: subjectHash(settings.secretKey, "mail", subject) };
  const asked = await countUp(tx, counted, mailWindowMinutes, null);
  const reached = asked <= mailsInWindow ? people.filter(({ email }) => email !== null) : [];
  const links = wanted.password
    ? reached.map(({ userId, username }) => ({ userId, username, token: Buffer.from(randomBytes(TOKEN_BYTES)).toString("base64url") }))
    : [];
  // the same statement where there is nobody: it writes no row then
  await sql`insert into recoveries (domain_id, token_hash, user_id, expires_at)
    select ${domain.id}, hash, id, now() + make_interval(mins => ${sql.lit(linkMinutes)})
    from unnest(${links.map(({ token }) => linkHash(token))}::bytea[], ${links.map(({ userId }) => userId)}::bigint[]) as t(hash, id)`.execute(
    tx,
  );
  const [first] = reached;
  const mail =
    first &&
    recoveryMail(
      readerIn({ email: first.email!, locale: first.locale }, domain),
      wanted.userIds ? reached.map(({ username }) => username) : [],
      // behind the # : neither servers nor their logs see the secret
      links.map(({ username, token }) => ({ username, address: `${publicAddress(settings)}/${domain.name}/reset-password#${token}` })),
      linkMinutes,
    );
  await queueMail(house, tx, domain.id, mail ?? null);
}
