import { z } from "zod";
import { sealedBys } from "../attempt/sealedBy.ts";
import { entity } from "../entity/entity.ts";
import { choice, decimal, derived, instant, integer, json, optional, reference, stamped, yesNo } from "../entity/field.ts";
import { sessionKinds } from "../reporting/measures/sessionKind.ts";
import { permissionActions } from "../identity/permissionWord.ts";
import { whoFields } from "../organization/whoFields.ts";

const count = integer({ min: 0, max: 10_000, list: true, hidden: true });

/** Read only here: the sessions of the learners a caller may see. */
export const simulatorSession = entity({
  name: "simulatorSession",
  plural: "simulatorSessions",
  url: "simulatorsessions",
  kind: "tenant",
  sortBy: "desc(startedAt)",
  title: "userId",
  searchedBy: "userId",
  actions: [],
  levels: { ins: ["view"], adm: permissionActions },
  scope: { companies: "user.companyId", groupsOf: "userId", programsOf: "courseStatusId" },
  fields: {
    userId: stamped(reference("user", { shows: "username", list: true, filter: true, marked: "hasSimulatorSessions" })),
    ...whoFields,
    /** As reports and widgets tell them apart; `type` is what its screen is like, and a quiz is either. */
    kind: derived(stamped(choice(sessionKinds, { list: true, filter: true }))),
    type: stamped(choice(["Exam", "Practice"], { list: true, hidden: true, filter: true })),
    imageLibraryId: stamped(reference("imageLibrary", { list: true, hidden: true, among: "walked" })),
    courseStatusId: stamped(optional(integer({ min: 1, max: Number.MAX_SAFE_INTEGER, filter: true }))),
    unitId: stamped(optional(integer({ min: 0, max: Number.MAX_SAFE_INTEGER }))),
    quizId: stamped(optional(integer({ min: 1, max: Number.MAX_SAFE_INTEGER }))),
    startedAt: stamped(instant({ list: "sortable", filter: true })),
    deadlineAt: stamped(optional(instant())),
    sealedAt: stamped(optional(instant({ list: true, hidden: true }))),
    sealedBy: stamped(optional(choice(sealedBys, { list: true, hidden: true }))),
    /** Percent; the column holds hundredths. */
    score: derived(stamped(optional(decimal({ min: 0, max: 100, list: true })))),
    passed: stamped(optional(yesNo({ list: true, filter: true }))),
    hits: stamped(count),
    misses: stamped(count),
    falseAlarms: stamped(count),
    correctRejections: stamped(count),
    criticalErrors: stamped(integer({ min: 0, max: 10_000, list: true })),
    /** Seconds. */
    duration: stamped(integer({ min: 0, max: 10_000_000, list: true })),
    settings: stamped(json({ schema: z.unknown() })),
  },
});
