import { sql, type RawBuilder } from "kysely";

/** The authorization that a certificate names its trainer by: of the candidates (`domain_id`, `id`, `at`) the latest. */
export const heldBy = (candidates: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select held.user_id, held.signature, held.badge, held.authority,
    coalesce(nullif(concat_ws(' ', nullif(trainer.first_name, ''), nullif(trainer.last_name, '')), ''), trainer.username) as name
    from (${candidates}) candidate
    join trainer_authorizations held on held.domain_id = candidate.domain_id and held.id = candidate.id
    join users trainer on trainer.domain_id = held.domain_id and trainer.id = held.user_id
   order by candidate.at desc nulls last, held.id desc limit 1`;

/** What is printed of it; empty where nobody trained. */
export const trainerColumns = sql`held.user_id as trainer_id, coalesce(held.name, '') as trainer_name,
  coalesce(held.signature, '') as trainer_signature, coalesce(held.badge, '') as badge, coalesce(held.authority, '') as authority`;
