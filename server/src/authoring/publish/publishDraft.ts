import type { publishBody } from "@vigil/model/authoring/draftWire";
import type { z } from "zod";
import { installStored, storedPackage } from "../../curriculum/course/versions/installPackage.ts";
import type { House } from "../../house.ts";
import type { Caller } from "../../identity/access/caller.ts";
import { asKeeper } from "../../identity/access/asKeeper.ts";
import { Problem } from "../../problem.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import { draftOf } from "../draftOf.ts";
import { needsReview } from "../review/needsReview.ts";
import { draftPackage, requireSeen } from "./checkDraft.ts";
import { withArchive } from "./writeDraft.ts";

/** The draft as the current version of its course: the package of it is checked and installed as any other. It stays open for the next one. */
export async function publishDraft(
  house: House,
  caller: Caller,
  courseId: number,
  { version, sequence }: z.output<typeof publishBody>,
): Promise<number> {
  const { written } = await asKeeper(house.asDomain, caller, async (tx) => {
    const made = await draftPackage(tx, caller, courseId, version);
    requireSeen(made.draft, sequence);
    return made;
  });
  if ("faults" in written) throw new Problem(422, "CourseDraftFaulty", { details: { faults: written.faults } });
  return withArchive(house, written, async (file) => {
    const course = await storedPackage(house, file.path);
    const hash = await file.keep();
    return asKeeper(house.asDomain, caller, async (tx) => {
      await tx.selectFrom("courseDrafts").select("id").where("courseId", "=", courseId).forUpdate().execute();
      const draft = await draftOf(tx, caller, courseId);
      requireSeen(draft, sequence);
      if (draft.state !== "approved" && (await needsReview(tx, caller))) throw new Problem(409, "CourseDraftNotApproved");
      const contentId = await installStored(tx, caller, courseId, { ...course, package: hash });
      await tx.updateTable("courseDrafts").set({ state: "published", contentId, sentBackAt: null }).where("id", "=", draft.id).execute();
      const approval = draft.state === "approved" ? { approvedBy: draft.approvedBy, approvedByDomainId: draft.approvedByDomainId } : {};
      await writeEvent(tx, caller, {
        type: "course.publish",
        subject: { entity: "course", id: courseId },
        data: { contentId, version, ...approval },
      });
      return contentId;
    });
  });
}
