import type { LineFault } from "../../organization/userImport/importWire.ts";
import type { RemedialDone } from "../remedial/remedialWire.ts";
import type { ProblemCode } from "../../phrases/problemCode.ts";
import type { WorkOrder } from "./workOrder.ts";

export const workImportStates = ["read", "checking", "checked", "applying", "applied", "undone"] as const;
export type WorkImportState = (typeof workImportStates)[number];

/** `known`: the same result is there already, and is left out. */
export const workLineOutcomes = ["new", "known", "faulty"] as const;
export type WorkLineOutcome = (typeof workLineOutcomes)[number];
export type WorkCounts = Readonly<Record<WorkLineOutcome, number>>;

export interface WorkImport {
  id: number;
  state: WorkImportState;
  fileName: string;
  format: "csv" | "xlsx";
  heads: string[];
  order: WorkOrder;
  lines: number;
  done: number;
  wanted: number;
  counts: WorkCounts;
  /** Results that came in with it. */
  applied: number;
  /** People who have got training because of it. */
  assigned: number;
  error: ProblemCode | null;
  by: string;
  mine: boolean;
  createdAt: string;
  endedAt: string | null;
  /** null = it cannot be undone, or no longer. */
  undoUntil: string | null;
}

export interface WorkLine {
  line: number;
  cells: string[];
  outcome: WorkLineOutcome | null;
  faults: LineFault[];
}

/** Somebody whom a rule would give training if a file came in, and from which misses. */
export interface WorkNamed {
  ruleId: number;
  rule: string;
  userId: number;
  name: string;
  username: string;
  company: string;
  category: string;
  misses: number;
  /** How many of them this file tells of; none: what came in before gives it. */
  ofFile: number;
  programs: string[];
  dueOn: string;
}

export interface WorkNamedPage {
  count: number;
  /** How many of them by what came in before alone. */
  older: number;
  /** Of all who are named, on every page: nobody else is given anything. */
  digest: string;
  rows: WorkNamed[];
}

interface Found {
  hits: number;
  misses: number;
}

/** What machines told of people at work, with their training in the same time beside it; the two are never added up. */
export interface WorkMeasures {
  since: string;
  work: Found & { falseAlarms: number; aborted: number };
  training: Found;
  /** Training that one person was given because of misses; of a group it is not told here. */
  remedial: readonly RemedialDone[];
  categories: readonly { category: string; work: Found; training: Found }[];
}
