/** What is wrong with a file that was to be imported, line by line; nothing of it was taken over. */
export interface ImportFault {
  /** 0: the file as a whole. */
  line: number;
  fault: ImportFaultKind;
  word: string;
}

export const importFaultKinds = [
  "columnMissing",
  "columnUnknown",
  "empty",
  "tooMany",
  "required",
  "invalid",
  "tooLong",
  "twice",
  "table",
  "english",
  "timeAbove",
  "answers",
  "differs",
  "notContent",
  "picture",
] as const;
export type ImportFaultKind = (typeof importFaultKinds)[number];

/** Faults that an answer names; of more only how many there are. */
export const mostFaults = 200;

/** The error log of an import: it comes with the refusal, in its details. */
export interface ImportLog {
  faults: ImportFault[];
  count: number;
}
