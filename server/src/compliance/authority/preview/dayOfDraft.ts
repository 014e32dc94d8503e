import type { RuleDraft } from "@vigil/model/compliance/authority/ruleDraft";
import { sql } from "kysely";
import type { Sql } from "../../../storage/sql.ts";

/** As of which day a preview looks at the learner `l`: today where they work, or when the rule begins where that is later; what is done until then is not known. */
export const dayOfDraft = ({ validFrom }: Pick<RuleDraft, "validFrom">): Sql =>
  sql`greatest((now() at time zone l.zone)::date, ${validFrom}::date)`;
