import type { transferStates } from "./programTransfer.ts";

export const transferOutcomes = ["transferred", "assigned", "skipped", "failed"] as const;
export type TransferOutcome = (typeof transferOutcomes)[number];

/** Whom a transfer concerns, and how far it has come. */
export interface TransferProgress {
  state: (typeof transferStates)[number];
  lastRun: string | null;
  /** Learners who are still to be transferred, company by company: with a complete run, with one in progress, assigned and not begun. */
  waiting: { company: string; users: number; completes: number; incompletes: number; notBegun: number }[];
  outcomes: Record<TransferOutcome, number>;
  /** Learners who could not be transferred, the first hundred. */
  left: { userId: number; username: string; outcome: TransferOutcome; reason: string }[];
}

export const transferPageSize = 50;

/** Somebody who is still to be transferred. */
export interface TransferPerson {
  userId: number;
  username: string;
  name: string;
  company: string;
  standing: "complete" | "incomplete" | "notBegun";
  /** Courses they have begun in the programs before, and how many of them go along. */
  begun: number;
  kept: number;
}

export interface TransferPeople {
  count: number;
  rows: TransferPerson[];
}
