import { sql } from "kysely";
import { validUntil } from "../reporting/measures/validUntil.ts";

/** Of a run `s`, as measures name it: it is complete, and what it is complete for runs out soon, or has. How soon the domain says. */
export const renewable = sql<boolean>`(s.complete and ${validUntil("s")} is not null and ${validUntil("s")} - make_interval(days => (
  select renewing.renewal_days from domains renewing where renewing.id = s.domain_id)) <= now())`;
