import { sql } from "kysely";
import type { MergeWork } from "../../organization/merge/mergeWork.ts";

/** Drills go along with their account. Of two of one kind that nobody answered yet the one of the account that goes is given up: a person has one. */
export const mergeDrills: MergeWork = async (tx, { kept, merged }) => {
  await sql`delete from test_drills gone where gone.domain_id = ${kept.domainId} and gone.user_id = ${merged.userId} and gone.answered_at is null
    and exists (select from test_drills own where own.domain_id = gone.domain_id and own.user_id = ${kept.userId} and own.kind = gone.kind and own.answered_at is null)`.execute(
    tx,
  );
  return () => Promise.resolve();
};
