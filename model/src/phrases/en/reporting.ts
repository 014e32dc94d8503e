import type { event } from "../../reporting/event.ts";
import type { simulatorSession } from "../../reporting/simulatorSession.ts";
import type { RecordPhrases } from "../recordPhrases.ts";

export const reporting = {
  event: {
    singular: "Event",
    plural: "Events",
    add: "Add event",
    fields: {
      createdAt: "When",
      type: "Type",
      severity: "Severity",
      userId: "User",
      companyId: "Company",
      subjectEntity: "Record",
      subjectId: "Record number",
      ipAddress: "Address",
      requestId: "Request",
      error: "Error",
      data: "What changed",
      personal: "Personal data",
      firstName: "First name",
      lastName: "Last name",
    },
    options: { severity: { info: "Info", warning: "Warning", error: "Error" } },
  } satisfies RecordPhrases<typeof event>,
  simulatorSession: {
    singular: "Simulator session",
    plural: "Simulator sessions",
    add: "Add session",
    fields: {
      userId: "User",
      type: "Kind",
      imageLibraryId: "Image library",
      courseStatusId: "Course status",
      unitId: "Unit",
      quizId: "Quiz",
      startedAt: "Started",
      deadlineAt: "Deadline",
      sealedAt: "Finished",
      sealedBy: "Finished by",
      score: "Score",
      passed: "Result",
      hits: "Threats stopped",
      misses: "Threats missed",
      falseAlarms: "False alarms",
      correctRejections: "Innocent bags passed",
      criticalErrors: "Critical errors",
      duration: "Time",
      settings: "Settings",
    },
    options: {
      type: { Exam: "Exam", Practice: "Practice" },
      sealedBy: { submit: "the learner", deadline: "the deadline", disconnect: "the lost connection", administrator: "an administrator" },
    },
  } satisfies RecordPhrases<typeof simulatorSession>,
};
