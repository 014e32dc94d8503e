import { entity, type RecordOf } from "../entity/entity.ts";
import { choice, date, derived, instant, integer, optional, reference, references, stamped, text } from "../entity/field.ts";
import { permissionActions } from "../identity/permissionWord.ts";
import { mostInstructionMinutes } from "./mostInstructionMinutes.ts";

/** Where an event stands today, where its company is. */
export const trainingEventStates = ["planned", "running", "due", "expired", "delivered"] as const;
export type TrainingEventState = (typeof trainingEventStates)[number];

/** So many days back an event may be delivered, and learners added to one that was. */
export const eventExpiryDays = 30;

/** Classroom training: courses of a program, taught by a trainer in one company. Its delivery completes them for whoever attended. */
export const trainingEvent = entity({
  name: "trainingEvent",
  plural: "trainingEvents",
  url: "trainingevents",
  kind: "tenant",
  sortBy: "desc(startDate)",
  title: "programId",
  actions: ["add", "edit", "delete"],
  levels: { trn: permissionActions },
  scope: { companies: "companyId", trainer: "trainerAuthorization.userId" },
  ordered: [{ first: "startDate", second: "endDate", code: "TrainingEventDates", at: "endDate" }],
  fields: {
    programId: reference("program", { list: true, filter: true }),
    companyId: reference("company", { list: true, filter: true }),
    /** Of the program, those taught in a classroom. */
    courses: references("course", {
      shows: "title",
      through: { table: "trainingEventCourses", own: "trainingEventId", other: "courseId" },
      filter: true,
    }),
    startDate: date({ list: "sortable", filter: true }),
    endDate: date({ list: true, filter: true }),
    /** Of each day, where the company is. */
    startTime: optional(text({ max: 5, grammar: "timeOfDay", list: true, hidden: true })),
    endTime: optional(text({ max: 5, grammar: "timeOfDay", list: true, hidden: true })),
    /** Where at the company: a room, a building. */
    place: text({ max: 200, min: 0, list: true, hidden: true }),
    /** What an online classroom adds to the virtual time of its learners; filled from its days and hours. */
    instructionMinutes: integer({ min: 0, max: mostInstructionMinutes, initial: 0, list: true, hidden: true }),
    state: derived(stamped(choice(trainingEventStates, { list: true, filter: true }))),
    listedCount: derived(stamped(integer({ min: 0, max: 10_000, list: true }))),
    /** Marked as attending, not delivered for. */
    attending: derived(stamped(references("user", { shows: "username" }))),
    attended: derived(stamped(references("user", { shows: "username" }))),
    attendingCount: derived(stamped(integer({ min: 0, max: 10_000, list: true }))),
    attendedCount: derived(stamped(integer({ min: 0, max: 10_000, list: true }))),
    trainerAuthorizationId: reference("trainerAuthorization", { list: true, filter: true }),
    deliveredAt: stamped(optional(instant({ list: "sortable", hidden: true }))),
    createdAt: stamped(instant({ list: true, hidden: true })),
  },
});
export type TrainingEvent = RecordOf<typeof trainingEvent>;
