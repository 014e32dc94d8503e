import { sql } from "kysely";

/** Every bag of a `session` is decided: all that is left of it is to hand it in. */
export const isDecided = sql<boolean>`not exists (
  select from simulator_decisions bag
   where bag.domain_id = session.domain_id and bag.started_month = session.started_month and bag.session_id = session.id
     and bag.decision is null)`;
