import type { WaitingReview } from "@vigil/model/authoring/draftReview";
import { sql } from "kysely";
import type { Caller } from "../../identity/access/caller.ts";
import { keepsShared } from "../../identity/access/keepsShared.ts";
import type { Tx } from "../../storage/asDomain.ts";
import type { Sql } from "../../storage/sql.ts";

/** So many are named; who has more does these first. */
const MOST = 50;

/** Drafts that others ask a person to look at, and those of their own that came back, as JSON: part of what a home reads in one statement. */
export function waitingReviewsOf(caller: Caller): Sql {
  const { domainId, homeDomainId, userId, permissions } = caller;
  if (!permissions.has("courses:author") && !permissions.has("courses:review")) return sql`'[]'::jsonb`;
  const owned = keepsShared(caller)
    ? sql`(d.owner_domain_id = ${domainId} or d.owner_domain_id is null)`
    : sql`d.owner_domain_id = ${domainId}`;
  const mine = sql`(d.asked_by = ${userId} and d.asked_by_domain_id = ${homeDomainId})`;
  return sql`(select coalesce(jsonb_agg(jsonb_build_object('courseId', waiting.course_id, 'name', waiting.name, 'waits', waiting.waits)
      order by waiting.since), '[]') from (
    select d.course_id, c.name,
        case when d.state = 'asked' and not ${mine} then 'asked' when d.state = 'approved' and ${mine} then 'approved'
          when d.state = 'draft' and d.sent_back_at is not null and ${mine} then 'sentBack' else 'commented' end as waits,
        coalesce(case d.state when 'asked' then d.asked_at when 'approved' then d.approved_at else d.sent_back_at end, d.created_at) as since
      from course_drafts d join courses c on c.id = d.course_id
     where ${owned} and ((d.state = 'asked' and ${permissions.has("courses:review")}::boolean and not ${mine}
         and (d.asked_of is null or (d.asked_of = ${userId} and d.asked_of_domain_id = ${homeDomainId})))
       or (d.state = 'approved' and ${mine}) or (d.state = 'draft' and d.sent_back_at is not null and ${mine})
       or ((${mine} or (d.created_by = ${userId} and d.created_by_domain_id = ${homeDomainId})) and exists (
         select from course_draft_comments m where m.draft_id = d.id and m.resolved_at is null
           and (m.created_by, m.created_by_domain_id) is distinct from (${userId}::bigint, ${homeDomainId}::bigint)
           and m.created_at > coalesce((select seen_at from course_draft_people p where p.draft_id = d.id
             and p.person_id = ${userId} and p.person_domain_id = ${homeDomainId}), 'epoch'))))
     order by since limit ${MOST}) waiting)`;
}

export async function waitingReviews(tx: Tx, caller: Caller): Promise<WaitingReview[]> {
  const { rows } = await sql<{ waiting: WaitingReview[] }>`select ${waitingReviewsOf(caller)} as waiting`.execute(tx);
  return rows[0]!.waiting;
}
