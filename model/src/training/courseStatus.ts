import { z } from "zod";
import { entity } from "../entity/entity.ts";
import { choice, decimal, derived, instant, integer, json, optional, reference, stamped, text, untold, yesNo } from "../entity/field.ts";
import { permissionActions } from "../identity/permissionWord.ts";
import { mostRevocationNote, revocationReasons } from "../compliance/revocation.ts";
import { statusFields } from "./statusFields.ts";
import { whoFields } from "../organization/whoFields.ts";

const count = integer({ min: 0, max: 1_000_000, list: true, hidden: true });

/** One course within a run of a program. It is read, and reset. */
export const courseStatus = entity({
  name: "courseStatus",
  plural: "courseStatuses",
  url: "coursestatuses",
  kind: "tenant",
  sortBy: "desc(initiatedAt)",
  title: "userId",
  searchedBy: "userId",
  actions: [],
  levels: { ins: ["view"], adm: permissionActions },
  scope: { companies: "user.companyId" },
  fields: {
    userId: stamped(reference("user", { shows: "username", list: true, filter: true, marked: "hasRuns" })),
    ...whoFields,
    courseId: stamped(reference("course", { list: true, filter: true, among: "walked" })),
    programStatusId: stamped(integer({ min: 1, max: Number.MAX_SAFE_INTEGER, filter: true })),
    /** How often the course was begun within its program's run. */
    run: stamped(integer({ min: 1, max: 1_000_000, list: true, hidden: true })),
    /** 0 to 1, as everywhere. */
    progress: derived(stamped(decimal({ min: 0, max: 1, list: true }))),
    attempts: stamped(count),
    failedAttempts: stamped(count),
    finalExamLocked: stamped(yesNo({ list: true, hidden: true, filter: true })),
    minibook: stamped(yesNo()),
    bookmark: stamped(optional(json({ schema: z.unknown() }))),
    ...statusFields,
    /** Since when and why its certificate holds no longer; the note is for its holder and for those who keep statuses. */
    revokedAt: stamped(optional(instant({ list: true, hidden: true, filter: true }))),
    revokedReason: stamped(optional(choice(revocationReasons, { list: true, hidden: true, filter: true }))),
    revokedNote: untold(stamped(text({ max: mostRevocationNote, min: 0 }))),
  },
});
