import type { LearnerEvent } from "@vigil/model/compliance/trainingEventWire";
import type { LearnerQuiz } from "@vigil/model/quiz/quizWire";
import { owedSeconds } from "@vigil/model/reporting/measures/duty";
import type { XrayTime } from "@vigil/model/reporting/dashboards/dashboardWire";
import type { TrainingProgram } from "@vigil/model/training/wire";
import type { CurrentCertificate } from "./currentCertificates.ts";

export type DueThing =
  | { kind: "program"; id: number; title: string; date: string }
  | { kind: "hours"; id: number; title: string; date: string; seconds: number }
  | { kind: "quiz"; id: number; title: string; date: null }
  | { kind: "classroom"; id: number; title: string; date: string; event: LearnerEvent }
  | { kind: "certificate"; id: number; title: string; date: string };

type DueProgram = Pick<TrainingProgram, "id" | "title" | "complete"> & { programStatus: Pick<TrainingProgram["programStatus"], "dueAt"> };

interface Known {
  programs: readonly DueProgram[];
  hours: readonly XrayTime[];
  quizzes: readonly Pick<LearnerQuiz, "id" | "name" | "passed" | "locked" | "open">[];
  events: readonly LearnerEvent[];
  certificates: readonly CurrentCertificate[];
}

/** What has a date and what is owed, by its date; quizzes have none and come last. */
export function dueList({ programs, hours, quizzes, events, certificates }: Known): DueThing[] {
  const all: DueThing[] = [
    ...programs.flatMap(({ id, title, complete, programStatus: { dueAt } }) =>
      complete || dueAt === null ? [] : { kind: "program" as const, id, title, date: dueAt },
    ),
    ...hours.flatMap(({ programId, title, until, seconds, neededSeconds }) =>
      owedSeconds({ seconds, neededSeconds }) === 0
        ? []
        : { kind: "hours" as const, id: programId, title, date: until, seconds: owedSeconds({ seconds, neededSeconds }) },
    ),
    ...events.map((event) => ({
      kind: "classroom" as const,
      id: event.programId,
      title: event.programTitle,
      date: event.startDate,
      event,
    })),
    ...certificates.flatMap(({ id, title, expiryDate, valid, daysLeft }) =>
      expiryDate === null || daysLeft === null || !valid ? [] : { kind: "certificate" as const, id, title, date: expiryDate },
    ),
    ...quizzes.flatMap(({ id, name, passed, locked, open }) =>
      passed || (locked && !open) ? [] : { kind: "quiz" as const, id, title: name, date: null },
    ),
  ];
  return all.toSorted((one, other) => Number((one.date ?? "9") > (other.date ?? "9")) - Number((one.date ?? "9") < (other.date ?? "9")));
}
