import { questionKinds } from "../curriculum/questionModel.ts";
import { entity, type RecordOf } from "../entity/entity.ts";
import { choice, decimal, derived, instant, integer, optional, reference, references, stamped, text, yesNo } from "../entity/field.ts";

const told = { list: true, filter: true } as const;
const quiet = { list: true, hidden: true } as const;

/** A question that a quiz or a course of the domain asks: what it says stands there, what it is kept under stands here. */
export const bankQuestion = entity({
  name: "bankQuestion",
  plural: "bankQuestions",
  url: "bankquestions",
  kind: "tenant",
  sortBy: "desc(changedAt)",
  title: "text",
  actions: ["edit"],
  fields: {
    text: stamped(text({ max: 4000, list: true, search: true })),
    kind: stamped(choice(questionKinds, told)),
    place: stamped(choice(["quiz", "course"], { ...quiet, filter: true })),
    quizId: stamped(optional(reference("quiz", told))),
    courseId: stamped(optional(reference("course", { shows: "title", ...told }))),
    categoryId: optional(reference("questionCategory", told)),
    tags: references("questionTag", { filter: true, through: { table: "bankQuestionTags", own: "questionId", other: "tagId" } }),
    /** Their names, as a list shows them. */
    tagNames: derived(stamped(text({ max: 4000, min: 0, list: true }))),
    objective: stamped(text({ max: 4000, min: 0, ...quiet })),
    /** draft: only in the draft of its course; changed: the draft has it otherwise than its learners. */
    state: stamped(choice(["current", "changed", "draft"], { ...quiet, filter: true })),
    version: stamped(text({ max: 100, min: 0, ...quiet })),
    changedAt: stamped(instant({ list: "sortable", filter: true })),
    shown: stamped(integer({ min: 0, max: 2_147_483_647, list: "sortable", filter: true })),
    /** Percent of what could be earned. */
    earned: stamped(optional(decimal({ min: 0, max: 100, ...told }))),
    discrimination: stamped(optional(decimal({ min: -1, max: 1, ...told }))),
    seconds: stamped(optional(decimal({ min: 0, max: 1_000_000, ...quiet, filter: true }))),
    /** Its key was found wrong where it stands as well, and nobody has looked at it here since. */
    doubtful: derived(stamped(yesNo({ ...told, warns: true }))),
    checkedAt: stamped(optional(instant())),
  },
});
export type BankedQuestion = RecordOf<typeof bankQuestion>;
