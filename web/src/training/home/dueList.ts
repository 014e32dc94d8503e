import type { LearnerEvent } from "@vigil/model/compliance/trainingEventWire";
import type { LearnerQuiz } from "@vigil/model/quiz/quizWire";
import { owedSeconds } from "@vigil/model/reporting/measures/duty";
import type { XrayTime } from "@vigil/model/reporting/dashboards/dashboardWire";
import type { TrainingProgram } from "@vigil/model/training/wire";
import type { CurrentCertificate } from "./currentCertificates.ts";

const dayMs = 86_400_000;

export type DueThing =
  | { kind: "program"; id: number; title: string; date: string; day: string; begun: boolean }
  | { kind: "hours"; id: number; title: string; date: string; seconds: number }
  | { kind: "quiz"; id: number; title: string; date: null; begun: boolean; until: string | undefined }
  /** Held: it is over, and waits for its trainer. */
  | { kind: "classroom"; id: number; title: string; date: string; event: LearnerEvent; held: boolean }
  | DueRenewal;

/** What is complete and expires soon, or holds no longer; without the program where that is not assigned. */
export interface DueRenewal {
  kind: "renewal";
  id: number;
  title: string;
  date: string;
  lapsed?: TrainingProgram["programStatus"]["lapsed"] | undefined;
  program: TrainingProgram | undefined;
}

interface Known {
  programs: readonly TrainingProgram[];
  hours: readonly XrayTime[];
  quizzes: readonly Pick<LearnerQuiz, "id" | "name" | "passed" | "locked" | "open" | "openUntil">[];
  events: readonly LearnerEvent[];
  certificates: readonly CurrentCertificate[];
  /** By the clocks of who looks. */
  today: string;
}

/** What has a date and what is owed, by its date; quizzes have none and come last. */
export function dueList({ programs, hours, quizzes, events, certificates, today }: Known): DueThing[] {
  const all: DueThing[] = [
    ...programs.flatMap((program): DueThing[] => {
      const { id, title, complete } = program;
      const { status, dueAt, expiryAt, dueOn = dueAt, expiresOn = expiryAt, renewable, lapsed } = program.programStatus;
      if (complete) return renewable && expiresOn !== null ? [{ kind: "renewal", id, title, date: expiresOn, lapsed, program }] : [];
      return dueAt === null || dueOn === null ? [] : [{ kind: "program", id, title, date: dueAt, day: dueOn, begun: status !== "n" }];
    }),
    ...hours.flatMap(({ programId, title, until, seconds, neededSeconds }) =>
      programId === null || owedSeconds({ seconds, neededSeconds }) === 0
        ? []
        : { kind: "hours" as const, id: programId, title, date: until, seconds: owedSeconds({ seconds, neededSeconds }) },
    ),
    ...events.map((event) => ({
      kind: "classroom" as const,
      id: event.programId,
      title: event.programTitle,
      date: event.startDate,
      event,
      held: event.endDate < today,
    })),
    ...certificates.flatMap((one) => (programs.some(({ id }) => id === one.programId) ? [] : renewalOf(one))),
    ...quizzes.flatMap(({ id, name, passed, locked, open, openUntil: until }) =>
      passed || (locked && !open) ? [] : { kind: "quiz" as const, id, title: name, date: null, begun: open, until },
    ),
  ];
  return all.toSorted((one, other) => Number((one.date ?? "9") > (other.date ?? "9")) - Number((one.date ?? "9") < (other.date ?? "9")));
}

/** Of a program that is not assigned any more; a revoked certificate held until the day before. */
function renewalOf({ programId: id, title, expiryDate, valid, revoked, daysLeft }: CurrentCertificate): DueRenewal[] {
  const before = revoked && new Date(Date.parse(revoked.since) - dayMs).toISOString().slice(0, 10);
  const [date] = [before, expiryDate].filter((day) => day !== null).toSorted();
  if (date === undefined || (valid && daysLeft === null)) return [];
  return [{ kind: "renewal", id, title, date, lapsed: valid ? undefined : date === before ? "revoked" : "expired", program: undefined }];
}
