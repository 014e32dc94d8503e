import { sql } from "kysely";
import type { Tx } from "../../storage/asDomain.ts";

export interface Recoverable {
  userId: number;
  companyId: number;
  username: string;
  email: string | null;
  locale: string;
  passwordHash: string | null;
  securityQuestion: string | null;
  securityAnswerHash: string | null;
}

type By = { usernameKey: string } | { emailKey: string } | { userId: number };

/** People of one address: a school may give one to a whole class. */
const MOST_OF_ADDRESS = 10;

/**
 * Whoever could sign in with a password, locked by wrong ones or not: recovery opens such a lock, but no administrator's, and wakes nobody
 * who was switched off, whose company was, who slept too long or whose account is an identity provider's.
 */
export async function recoverable(tx: Tx, domainId: number, by: By): Promise<Recoverable[]> {
  const isThem =
    "userId" in by
      ? sql`u.id = ${by.userId}`
      : "emailKey" in by
        ? sql`u.email_key = ${by.emailKey}`
        : sql`u.username_key = ${by.usernameKey}`;
  const { rows } = await sql<Recoverable>`
    select u.id as user_id, u.company_id, u.username, u.email, u.locale, u.password_hash, u.security_question, u.security_answer_hash
    from users u
    where u.domain_id = ${domainId} and ${isThem} and u.managed_by is null and may_sign_in(u.domain_id, u.id)
    order by u.id limit ${sql.lit(MOST_OF_ADDRESS)}`.execute(tx);
  return rows;
}
