import { sealedBys } from "../attempt/sealedBy.ts";
import { entity } from "../entity/entity.ts";
import { choice, decimal, derived, instant, integer, json, optional, reference, stamped, yesNo } from "../entity/field.ts";
import { permissionActions } from "../identity/permissionWord.ts";
import { whoFields } from "../organization/whoFields.ts";
import { z } from "zod";
import { examTypes } from "./examType.ts";

/** Read only here: the attempts at exams and quizzes of questions of the learners a caller may see. */
export const examAttempt = entity({
  name: "examAttempt",
  plural: "examAttempts",
  url: "examattempts",
  kind: "tenant",
  sortBy: "desc(startedAt)",
  title: "userId",
  searchedBy: "userId",
  actions: [],
  levels: { ins: ["view"], aud: ["view"], adm: permissionActions },
  scope: { companies: "user.companyId", groupsOf: "userId", programsOf: "courseStatusId" },
  fields: {
    userId: stamped(reference("user", { shows: "username", list: true, filter: true, marked: "hasExamAttempts" })),
    ...whoFields,
    /** Told with the place. */
    kind: stamped(choice(examTypes, { list: true, hidden: true, filter: true })),
    /** What it is of, and where it is looked at once it is handed in. */
    place: derived(stamped(json({ schema: z.unknown(), list: true }))),
    courseId: stamped(optional(reference("course", { shows: "title", filter: true, among: "walked" }))),
    quizId: stamped(optional(reference("quiz", { filter: true, among: "walked" }))),
    courseStatusId: stamped(optional(integer({ min: 1, max: Number.MAX_SAFE_INTEGER, filter: true }))),
    /** Of this learner at this place, from 1. */
    number: stamped(integer({ min: 1, max: 1_000_000, list: true })),
    /** Percent; the column holds hundredths. */
    score: derived(stamped(optional(decimal({ min: 0, max: 100, list: true })))),
    passed: stamped(optional(yesNo({ list: true, filter: true }))),
    /** What looks odd about it and nobody has looked at. */
    openFlags: derived(stamped(integer({ min: 0, max: 1000, list: true }))),
    startedAt: stamped(instant({ list: "sortable", filter: true })),
    sealedAt: stamped(optional(instant({ list: true }))),
    sealedBy: stamped(optional(choice(sealedBys, { list: true, hidden: true }))),
    /** Not handed in yet. */
    open: derived(stamped(yesNo({ list: true, hidden: true, filter: true }))),
    /** Seconds. */
    duration: stamped(integer({ min: 0, max: 10_000_000, list: true, hidden: true })),
  },
});
