import { sql } from "kysely";
import type { House } from "../../house.ts";
import type { Caller } from "../../identity/access/caller.ts";
import type { Tx } from "../../storage/asDomain.ts";
import type { DraftRow } from "../draftOf.ts";
import { mailPeople, type MailedPerson } from "./mailReview.ts";

/** Who says one thing after another is announced once: the others stand beside it. */
const ONCE_IN_MINUTES = 30;

/**
 * Whom a comment concerns hears of it: who began the draft, who asked for its review and of whom, and who spoke in the same thread. Those
 * who have the draft open see it there.
 */
export async function mailComment(
  tx: Tx,
  house: House,
  caller: Caller,
  draft: DraftRow,
  { firstId, text }: { firstId: number | null; text: string },
): Promise<void> {
  if (house.settings.smtpUrl === undefined) return;
  const { domainId, homeDomainId, userId } = caller;
  const { id: draftId, askedBy, askedByDomainId, askedOf, askedOfDomainId } = draft;
  const { rows: people } = await sql<MailedPerson>`
    with concerned (person_id, person_domain_id) as (
      select ${askedBy}::bigint, ${askedByDomainId}::bigint
      union select ${askedOf}::bigint, ${askedOfDomainId}::bigint
      union select created_by, created_by_domain_id from course_drafts where id = ${draftId}
      union select created_by, created_by_domain_id from course_draft_comments where draft_id = ${draftId}
        and (id = ${firstId}::bigint or answer_to = ${firstId}::bigint))
    select u.email, u.locale from concerned c join users u on u.id = c.person_id
      join access_levels a on a.id = u.access_level_id
    where c.person_domain_id = ${domainId} and u.domain_id = ${domainId} and u.active and u.email is not null
      and not (u.id = ${userId} and ${homeDomainId}::bigint = ${domainId}::bigint) and a.permissions ?| array['courses:author', 'courses:review']
      and not exists (select from course_draft_people p where p.draft_id = ${draftId} and p.person_id = u.id
        and p.person_domain_id = ${domainId} and p.seen_at > now() - interval '30 seconds')
      and not exists (select from course_draft_comments m where m.draft_id = ${draftId} and m.created_by = ${userId}
        and m.created_by_domain_id = ${homeDomainId} and m.created_at > now() - make_interval(mins => ${ONCE_IN_MINUTES})
        and m.created_at < now() and m.answer_to is not distinct from ${firstId}::bigint)`.execute(tx);
  await mailPeople(tx, house, caller, draft, { act: "comment", note: text, people });
}
