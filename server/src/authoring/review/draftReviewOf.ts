import type { DraftReview, ReviewStep } from "@vigil/model/authoring/draftReview";
import { wireInstant } from "../../http/wireInstant.ts";
import type { Caller } from "../../identity/access/caller.ts";
import type { Tx } from "../../storage/asDomain.ts";
import type { DraftRow } from "../draftOf.ts";
import { peopleNames } from "../peopleNames.ts";
import { needsReview } from "./needsReview.ts";

/** How a draft stands: who asked whom, who approved it or sent it back, and what its reader may do about it. */
export async function draftReviewOf(tx: Tx, caller: Caller, draft: DraftRow): Promise<DraftReview> {
  const { state, askedBy, askedByDomainId, askedAt, askedOf, askedOfDomainId, approvedBy, approvedByDomainId, approvedAt } = draft;
  const { sentBackBy, sentBackByDomainId, sentBackAt } = draft;
  const names = await peopleNames(tx, caller.domainId, [
    [askedByDomainId, askedBy],
    [askedOfDomainId, askedOf],
    [approvedByDomainId, approvedBy],
    [sentBackByDomainId, sentBackBy],
  ]);
  const isCaller = (domain: number | null, person: number | null) => domain === caller.homeDomainId && person === caller.userId;
  const step = (domain: number | null, person: number | null, at: Date | null, note: string): ReviewStep | null =>
    at === null ? null : { by: names(domain, person), own: isCaller(domain, person), at: wireInstant(at), note };
  const asked = state === "draft" ? null : step(askedByDomainId, askedBy, askedAt, draft.askedNote);
  return {
    sequence: draft.sequence,
    state,
    asked: asked && { ...asked, of: names(askedOfDomainId, askedOf), ofCaller: isCaller(askedOfDomainId, askedOf) },
    approved: state === "approved" ? step(approvedByDomainId, approvedBy, approvedAt, draft.approvedNote) : null,
    sentBack: state === "draft" ? step(sentBackByDomainId, sentBackBy, sentBackAt, draft.sentBackNote) : null,
    needsReview: await needsReview(tx, caller),
    mayWrite: caller.permissions.has("courses:author"),
    mayApprove: state === "asked" && asked?.own === false && caller.permissions.has("courses:review"),
    mayPublish: caller.permissions.has("courses:edit"),
  };
}
