import { sql, type RawBuilder } from "kysely";

/**
 * The authorization that a certificate names its trainer by: of the candidates (`domain_id`, `id`, `at`) the latest. Whose it is is looked up for
 * that one alone: the database takes the few for more, and would go through all people of the domain for each certificate.
 */
export const heldBy = (candidates: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select latest.user_id, latest.signature, latest.badge, latest.authority, trainer.name
    from (
      select held.domain_id, held.user_id, held.signature, held.badge, held.authority
        from (${candidates}) candidate
        join trainer_authorizations held on held.domain_id = candidate.domain_id and held.id = candidate.id
       order by candidate.at desc nulls last, held.id desc limit 1) latest
    cross join lateral (
      select coalesce(nullif(concat_ws(' ', nullif(trainer.first_name, ''), nullif(trainer.last_name, '')), ''), trainer.username) as name
        from users trainer where trainer.domain_id = latest.domain_id and trainer.id = latest.user_id offset 0) trainer`;

/** What is printed of it; empty where nobody trained. */
export const trainerColumns = sql`held.user_id as trainer_id, coalesce(held.name, '') as trainer_name,
  coalesce(held.signature, '') as trainer_signature, coalesce(held.badge, '') as badge, coalesce(held.authority, '') as authority`;
