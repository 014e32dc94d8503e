import type { LearnerNotification } from "@vigil/model/curriculum/learnerNotification";
import type pg from "pg";
import { wireInstant } from "../../http/wireInstant.ts";
import { systemDomain } from "../../storage/systemDomain.ts";

/** More at once nobody reads. */
const mostAtOnce = 20;

type Row = Omit<LearnerNotification, "startAt" | "endAt"> & { start_at: Date | null; end_at: Date | null };

const question = "select id, revision, variant, content, start_at, end_at from current_notices($1, $2, $3)";

/** What is to be shown now, for a domain or, where none is known, for everyone: one statement, as every page asks for it. */
export async function currentNotifications(pool: pg.Pool, domain: string | undefined): Promise<LearnerNotification[]> {
  const values = [domain?.toLowerCase() ?? null, systemDomain, mostAtOnce];
  const { rows } = await pool.query<Row>({ name: "current_notices", text: question, values });
  return rows.map(({ start_at: startAt, end_at: endAt, ...rest }) => ({
    ...rest,
    startAt: startAt && wireInstant(startAt),
    endAt: endAt && wireInstant(endAt),
  }));
}
