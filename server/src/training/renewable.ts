import { sql } from "kysely";

/** Of a run `run`: it is complete, and what it is complete for runs out soon, or has. How soon the domain says. */
export const renewable = sql<boolean>`(run.complete and run.expiry_at is not null and run.expiry_at - make_interval(days => (
  select renewing.renewal_days from domains renewing where renewing.id = run.domain_id)) <= now())`;
