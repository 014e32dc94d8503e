import type { DraftReview, DraftState, reviewAct } from "@vigil/model/authoring/draftReview";
import type { Permission } from "@vigil/model/identity/permission";
import type { EventType } from "@vigil/model/reporting/eventTypes";
import type { z } from "zod";
import type { House } from "../../house.ts";
import type { Caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { draftOf } from "../draftOf.ts";
import { requireSeen } from "../publish/checkDraft.ts";
import { approvers } from "./approvers.ts";
import { mailReview } from "./mailReview.ts";
import { draftReviewOf } from "./draftReviewOf.ts";

type Act = z.output<typeof reviewAct>["act"];

const steps: Readonly<Record<Act, { from: readonly DraftState[]; to: DraftState; event: EventType; needs: Permission }>> = {
  ask: { from: ["draft"], to: "asked", event: "course.askReview", needs: "courses:author" },
  approve: { from: ["asked"], to: "approved", event: "course.approveDraft", needs: "courses:review" },
  sendBack: { from: ["asked", "approved"], to: "draft", event: "course.sendBackDraft", needs: "courses:review" },
  withdraw: { from: ["asked", "approved"], to: "draft", event: "course.withdrawReview", needs: "courses:author" },
};

/** One step of a review. Two pairs of eyes: nobody approves what they asked for themselves. */
export async function reviewDraft(
  tx: Tx,
  house: House,
  caller: Caller,
  courseId: number,
  { act, sequence, note, of }: z.output<typeof reviewAct>,
): Promise<DraftReview> {
  await tx.selectFrom("courseDrafts").select("id").where("courseId", "=", courseId).forUpdate().execute();
  const draft = await draftOf(tx, caller, courseId);
  const { from, to, event, needs } = steps[act];
  if (!caller.permissions.has(needs)) throw new Problem(403, "Forbidden", { details: { permission: needs } });
  requireSeen(draft, sequence);
  if (!from.includes(draft.state)) throw new Problem(409, "CourseDraftStateRefused", { details: { state: draft.state } });
  const own = draft.askedBy === caller.userId && draft.askedByDomainId === caller.homeDomainId;
  if (act === "approve" && own) throw new Problem(403, "CourseDraftApprovalOwn");
  if (act === "ask" && of !== null && !(await approvers(tx, caller, draft)).some(({ userId }) => userId === of))
    throw new Problem(422, "CourseDraftReviewer", { field: "of" });
  const at = house.now();
  const by = { userId: caller.userId, domainId: caller.homeDomainId };
  await tx
    .updateTable("courseDrafts")
    .set({
      state: to,
      ...(act === "ask" && {
        askedBy: by.userId,
        askedByDomainId: by.domainId,
        askedAt: at,
        askedNote: note,
        askedOf: of,
        askedOfDomainId: of === null ? null : caller.domainId,
      }),
      ...((act === "ask" || act === "withdraw") && { sentBackAt: null }),
      ...(act === "approve" && { approvedBy: by.userId, approvedByDomainId: by.domainId, approvedAt: at, approvedNote: note }),
      ...(act === "sendBack" && { sentBackBy: by.userId, sentBackByDomainId: by.domainId, sentBackAt: at, sentBackNote: note }),
    })
    .where("id", "=", draft.id)
    .execute();
  if (act === "sendBack" && note !== "")
    await tx
      .insertInto("courseDraftComments")
      .values({
        ownerDomainId: draft.ownerDomainId,
        draftId: draft.id,
        locale: "",
        piece: "course",
        words: note,
        createdBy: by.userId,
        createdByDomainId: by.domainId,
      })
      .execute();
  await writeEvent(tx, caller, {
    type: event,
    subject: { entity: "course", id: courseId },
    data: { sequence, ...(note === "" ? {} : { note }) },
  });
  if (act !== "withdraw") await mailReview(tx, house, caller, draft, { act, note, of });
  return draftReviewOf(tx, caller, await draftOf(tx, caller, courseId));
}
