import type { LearnerNotification } from "@vigil/model/curriculum/learnerNotification";
import { sql } from "kysely";
import type { Tx } from "../../storage/asDomain.ts";
import { wireInstant } from "../../http/wireInstant.ts";

/** More at once nobody reads. */
const mostAtOnce = 20;

type Row = Omit<LearnerNotification, "startAt" | "endAt"> & { startAt: Date | null; endAt: Date | null };

/** What is switched on and in its time, for a domain or, where none is known, for everyone; what matters most first, then the newest. */
export async function currentNotifications(tx: Tx, domainId: number | undefined): Promise<LearnerNotification[]> {
  const addressed =
    domainId === undefined
      ? sql`n.owner_domain_id is null and n.everyone`
      : sql`(n.owner_domain_id = ${domainId} or (n.owner_domain_id is null and (n.everyone
          or exists (select from notification_domains l where l.notification_id = n.id and l.to_domain_id = ${domainId}))))`;
  const { rows } = await sql<Row>`select n.id, n.revision, n.variant, n.translations as content, n.start_at, n.end_at
    from notifications n
    where n.active and (n.start_at is null or n.start_at <= now()) and (n.end_at is null or n.end_at > now()) and ${addressed}
    order by array_position(array['danger', 'warning', 'info', 'success'], n.variant), coalesce(n.start_at, n.created_at) desc, n.id desc
    limit ${mostAtOnce}`.execute(tx);
  return rows.map(({ startAt, endAt, ...rest }) => ({
    ...rest,
    startAt: startAt && wireInstant(startAt),
    endAt: endAt && wireInstant(endAt),
  }));
}
