import { entity } from "../entity/entity.ts";
import { instant, integer, optional, reference, stamped, yesNo } from "../entity/field.ts";
import { permissionActions } from "../identity/permissionWord.ts";
import { whoFields } from "../organization/whoFields.ts";

/** A course whose learner can go on with no exam by themselves. Once unlocked it leaves the list. */
export const lockedExam = entity({
  name: "lockedExam",
  plural: "lockedExams",
  table: "courseStatuses",
  url: "lockedexams",
  kind: "tenant",
  sortBy: "desc(id)",
  title: "userId",
  searchedBy: "userId",
  actions: [],
  levels: { ins: ["view"], adm: permissionActions },
  scope: { companies: "user.companyId", without: "examOpen" },
  fields: {
    userId: stamped(reference("user", { shows: "username", list: true, filter: true })),
    ...whoFields,
    courseId: stamped(reference("course", { shows: "title", list: true, filter: true })),
    /** After as many failed finals as the configuration allows. */
    finalExamLocked: stamped(yesNo({ list: true, filter: true })),
    /** The next attempt waits until the pages of what was missed are gone through. */
    minibook: stamped(yesNo({ list: true, filter: true })),
    attempts: stamped(integer({ min: 0, max: 1_000_000, list: true })),
    failedAttempts: stamped(integer({ min: 0, max: 1_000_000, list: true })),
    lastAccessedAt: stamped(optional(instant({ list: true }))),
  },
});
