import { entity, type RecordOf } from "../entity/entity.ts";
import {
  choice,
  column,
  decimal,
  derived,
  instant,
  integer,
  optional,
  reference,
  references,
  stamped,
  text,
  unique,
  yesNo,
} from "../entity/field.ts";

/**
 * A quiz: at the X-ray screen with images of its simulator course's library, or multiple choice with questions of its own, under limits of
 * its own. Once somebody has taken it, a change
 * makes a new version; who began the old one finishes it, everybody else gets the new one.
 */
export const quiz = entity({
  name: "quiz",
  plural: "quizzes",
  url: "quizzes",
  kind: "tenant",
  sortBy: "asc(name)",
  title: "name",
  actions: ["add", "edit", "copy", "delete", "activate"],
  scope: { without: "supersededAt" },
  problems: { inUse: "QuizInUse" },
  ordered: [{ first: "questionTime", second: "quizTime", code: "QuizQuestionTimeAbove", at: "questionTime", zeroIsNone: true }],
  fields: {
    name: unique(text({ max: 100, list: "sortable", search: true })),
    type: choice(["simulator", "content"], { initial: "simulator", list: true, filter: true }),
    simulatorCourseId: optional(reference("course", { shows: "title", list: true })),
    numberOfImages: integer({ min: 1, max: 500, initial: 10, list: true }),
    /** Percent. */
    passingScore: decimal({ min: 1, max: 100, initial: 80, list: true }),
    /** Failed attempts until it locks for a learner; 0 = unlimited. */
    maxFailedAttempts: integer({ min: 0, max: 100, initial: 0, list: true }),
    /** Seconds for one image and for all of it; 0 = no limit. */
    questionTime: column("questionSeconds", integer({ min: 0, max: 86_400, initial: 30 })),
    quizTime: column("quizSeconds", integer({ min: 0, max: 86_400, initial: 0 })),
    /** Of several answers a part may be right; else all or nothing. */
    partialCredit: yesNo({ initial: false }),
    users: references("user", { shows: "username", through: { table: "quizAssignments", own: "quizId", other: "userId" } }),
    groups: references("group", { through: { table: "quizGroups", own: "quizId", other: "groupId" } }),
    userCount: derived(stamped(integer({ min: 0, max: 10_000_000, list: true }))),
    /** Images that were chosen by hand; where there are none they are drawn. */
    pickedImages: derived(stamped(integer({ min: 0, max: 500, list: true, hidden: true }))),
    /** One of them cannot be shown any more: it does not begin until its author says what is to come instead. */
    imageGone: derived(stamped(yesNo({ list: true, hidden: true, filter: true, warns: true }))),
    version: stamped(integer({ min: 1, max: 1_000_000, list: true, hidden: true })),
    /** Somebody has begun this version. */
    inUse: derived(stamped(yesNo({ list: true, hidden: true }))),
    active: yesNo({ initial: true, list: true, filter: true, form: "edit" }),
    createdAt: stamped(instant({ list: "sortable", hidden: true })),
  },
});
export type Quiz = RecordOf<typeof quiz>;
