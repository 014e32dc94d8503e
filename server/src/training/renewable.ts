import { sql } from "kysely";
import { validUntil } from "../reporting/measures/validUntil.ts";

/** Of a run `run`: it is complete, and what it is complete for runs out soon, or has. How soon the domain says. */
export const renewable = sql<boolean>`(run.complete and ${validUntil("run")} is not null and ${validUntil("run")} - make_interval(days => (
  select renewing.renewal_days from domains renewing where renewing.id = run.domain_id)) <= now())`;
