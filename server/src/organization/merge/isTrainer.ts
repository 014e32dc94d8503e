import { sql } from "kysely";
import type { Tx } from "../../storage/asDomain.ts";

/** Somebody whose level is a trainer's, or who holds a trainer authorization: certificates name them. */
export async function isTrainer(tx: Tx, domainId: number, userId: number): Promise<boolean> {
  const { rows: levels } = await sql<{ trainer: boolean; kept: boolean }>`
    select level.base_code = 'trn' as trainer, to_regclass('trainer_authorizations') is not null as kept
      from users u join access_levels level on level.id = u.access_level_id where u.domain_id = ${domainId} and u.id = ${userId}`.execute(
    tx,
  );
  const [{ trainer, kept } = { trainer: false, kept: false }] = levels;
  if (trainer || !kept) return trainer;
  const { rows } = await sql`select from trainer_authorizations where domain_id = ${domainId} and user_id = ${userId} limit 1`.execute(tx);
  return rows.length > 0;
}
