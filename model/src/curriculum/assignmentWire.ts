import { calendarDate } from "../values/calendarDate.ts";
import { z } from "zod";
import type { BulkAct } from "../entity/bulk/bulkWire.ts";
import type { Status } from "../training/wire.ts";
import type { AssignmentDates } from "./assignmentDates.ts";

/** By which way a program is assigned: directly, by a rule, by what an identity provider says, because a transfer brought somebody over, or because of misses at work. */
export const assignmentSources = ["user", "rule", "provider", "transfer", "remedial"] as const;
export type AssignmentSource = (typeof assignmentSources)[number];

/** So many people are assigned to at once; of more a rule is the better way. */
export const mostPeople = 20_000;

const line = z.string().max(2000);
/** Named one by one, or all whom the list of users finds with these parameters. */
export const peopleBody = z.union([
  z.strictObject({ ids: z.array(z.int().positive()).min(1).max(mostPeople) }),
  z.strictObject({ matching: z.record(z.string().max(100), z.union([line, z.array(line).max(100)])) }),
]);
export type People = z.infer<typeof peopleBody>;

const day = calendarDate.nullable().default(null);
const programIds = z.array(z.int().positive()).min(1).max(50);
/** Of those who are meant, who is left out all the same. */
const without = z.array(z.int().positive()).max(1000).default([]);
export const assignBody = z.strictObject({ people: peopleBody, without, programIds, startsOn: day, dueOn: day, endsOn: day });
export type AssignCall = z.input<typeof assignBody>;
export const unassignBody = z.strictObject({ people: peopleBody, programIds });
export type UnassignCall = z.input<typeof unassignBody>;

const page = { offset: z.int().min(0).max(1_000_000).default(0) };
export const assignPreviewBody = assignBody.extend(page);
export const unassignPreviewBody = unassignBody.extend(page);

/** What becomes of one person and one program; who is not assigned directly is not among those whom a removal names. */
export const assignOutcomes = ["gains", "also", "changes", "same", "unfit"] as const;
export const unassignOutcomes = ["loses", "stays"] as const;
export type AssignOutcome = (typeof assignOutcomes)[number] | (typeof unassignOutcomes)[number];

export interface AssignmentPreview {
  people: number;
  /** So many of those who get it are no students (administrators, instructors and others). */
  others?: number;
  counts: Partial<Record<AssignOutcome, number>>;
  /** Days of the call that are over in the domain already: who gets them is overdue, or shut out, at once. */
  past?: ("dueOn" | "endsOn")[];
  /** A page of whom it concerns, who was added within a day first; who stays as they are is not named. */
  rows: {
    userId: number;
    username: string;
    name: string;
    company: string;
    programId: number;
    program: string;
    outcome: AssignOutcome;
    /** What they have now by the way that is changed: to be complete by this day. */
    dueBefore?: string | null;
  }[];
}

export interface AssignmentAnswer {
  added: number;
  changed: number;
  removed: number;
  /** By which it is undone; none where nothing changed. */
  act: BulkAct | null;
}

export interface AssignmentWay extends AssignmentDates {
  source: AssignmentSource;
  sourceId: number | null;
  /** Of the rule, the provider or the transfer. */
  name: string | null;
}

/** One person and one program: by which ways it is assigned, what follows from them, and how far they have come. */
export interface AssignedLearner {
  userId: number;
  username: string;
  name: string;
  company: string;
  programId: number;
  program: string;
  ways: AssignmentWay[];
  startsOn: string | null;
  dueOn: string | null;
  endsOn: string | null;
  status: Status;
  overdue: boolean;
  completedOn: string | null;
  expiresOn: string | null;
}

export interface AssignedLearners {
  count: number;
  rows: AssignedLearner[];
}
