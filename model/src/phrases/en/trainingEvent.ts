import type { trainerAuthorization } from "../../compliance/trainerAuthorization.ts";
import type { TrainingEventState, trainingEvent } from "../../compliance/trainingEvent.ts";
import type { AttendanceReason } from "../../compliance/trainingEventWire.ts";
import type { RecordPhrases } from "../recordPhrases.ts";

const state = {
  planned: "Planned",
  running: "Running",
  due: "To be delivered",
  expired: "Expired",
  delivered: "Delivered",
} satisfies Record<TrainingEventState, string>;

export const trainingEventRecords = {
  trainerAuthorization: {
    singular: "Trainer authorization",
    plural: "Trainer authorizations",
    add: "Add trainer authorization",
    fields: {
      userId: "User",
      trainer: "Trainer",
      authority: "Authority",
      badge: "Badge",
      enableNameChange: "A name of its own",
      name: "Name",
      signature: "Signature",
      companies: "Companies",
      courses: "Classroom courses",
      data: "Further data",
      version: "Version",
      rootId: "First version, number",
      inUse: "In use",
      outdated: "Older version",
      active: "Active",
      createdAt: "Created",
    },
    hints: {
      userId: "Choose the company first, then the trainer among its people.",
      authority: "Who authorized the trainer; printed on certificates.",
      badge: "Number of the trainer’s badge; printed on certificates.",
      enableNameChange: "Otherwise the name is made of the trainer, the authority and the badge.",
      signature: "As printed on certificates.",
      companies: "Whose people the trainer may teach. Without any, nothing can be delivered.",
      courses: "What the trainer may teach. Without any, nothing can be delivered.",
    },
  } satisfies RecordPhrases<typeof trainerAuthorization>,
  trainingEvent: {
    singular: "Training event",
    plural: "Training events",
    add: "Add training event",
    fields: {
      trainerAuthorizationId: "Trainer authorization",
      companyId: "Company",
      programId: "Program",
      courses: "Classroom courses",
      startDate: "First day",
      endDate: "Last day",
      instructionMinutes: "Minutes of instruction",
      state: "State",
      attending: "Attending",
      attended: "Attended",
      attendingCount: "Attending",
      attendedCount: "Attended",
      deliveredAt: "Delivered",
      createdAt: "Created",
    },
    hints: {
      startDate: "Days are days where the company is.",
      endDate: "The day is included. It is also the day of completion.",
      instructionMinutes: "Counts as virtual time of the learners where a course is held online.",
    },
    options: { state },
  } satisfies RecordPhrases<typeof trainingEvent>,
};

export const trainingEvents = {
  reasons: {
    inactive: "The account is switched off.",
    company: "Belongs to another company now.",
    unassigned: "Is not assigned to the program in these days.",
    complete: "Has completed these courses already.",
    order: "Has to complete the courses before them first.",
    course: "A course of the event is not in the program any more.",
    credit: "No credit is left for the program.",
  } satisfies Record<AttendanceReason, string>,
};
