import type { programTransfer } from "../../compliance/programTransfer.ts";
import type { TransferOutcome } from "../../compliance/transferProgress.ts";
import type { RecordPhrases } from "../recordPhrases.ts";

export const transferRecords = {
  programTransfer: {
    singular: "Program transfer",
    plural: "Program transfers",
    add: "Add program transfer",
    fields: {
      name: "Name",
      scheduledAt: "Scheduled for",
      state: "State",
      lastRun: "Last run",
      companies: "Companies",
      sourcePrograms: "From programs",
      targetPrograms: "To programs",
      transferCompletes: "Learners who are complete",
      transferIncompletes: "Learners who are not complete",
      reset: "What was done",
      retainAssignments: "Keep the assignments of the programs before",
      versionChange: "The target is a new version of the program",
      createdAt: "Created",
    },
    hints: {
      scheduledAt: "Time in UTC. The server runs it by itself at this time. Once it has begun it cannot be changed or undone.",
      companies: "Their learners are transferred, wherever they were when they began.",
      sourcePrograms: "Runs of these are closed; everything that counted stays on record.",
      targetPrograms: "Assigned to the same learners for the same time.",
      transferCompletes: "Who is complete is complete in the target with the same dates, if it has no further course.",
      transferIncompletes: "Also those who have not begun yet: of them the assignment alone is transferred.",
      reset: "Courses that both programs have go along soft; hard, every run begins with nothing.",
      retainAssignments: "Not possible with a new version.",
      versionChange: "The run keeps its due date, and when it goes along softly the day it began.",
    },
    options: {
      state: { scheduled: "Scheduled", running: "Running", done: "Done" },
      reset: { soft: "Goes along (soft)", hard: "Begins anew (hard)" },
    },
  } satisfies RecordPhrases<typeof programTransfer>,
};

export const transfers = {
  tab: "Learners",
  waitingTitle: "Learners it concerns",
  waitingLead_one: "{{count}} learner is still to be transferred.",
  waitingLead_other: "{{count}} learners are still to be transferred.",
  nobody: "Nobody",
  nobodyText: "No learner of these companies takes one of these programs, or none of the chosen kind.",
  company: "Company",
  users: "Learners",
  completes: "Complete",
  incompletes: "In progress",
  notBegun: "Not begun",
  progress: "{{done}} of {{all}} learners",
  doneTitle: "Result",
  ranAt: "Run on {{time}}.",
  leftTitle: "Could not be transferred",
  learner: "Learner",
  outcome: "Outcome",
  reason: "Reason",
  outcomes: {
    transferred: "transferred",
    assigned: "assigned, had not begun",
    skipped: "left out",
    failed: "failed",
  } satisfies Record<TransferOutcome, string>,
  run: "Run now …",
  runTitle: "Run this transfer now?",
  runText_one: "It concerns {{count}} learner. It cannot be stopped or undone.",
  runText_other: "It concerns {{count}} learners. It cannot be stopped or undone.",
  runConfirm: "Run",
  started: "The transfer begins.",
};
