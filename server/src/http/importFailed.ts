import { mostFaults, type ImportFault } from "@vigil/model/curriculum/importLog";
import type { ProblemCode } from "@vigil/model/phrases/problemCode";
import { Problem } from "../problem.ts";

/** The refusal of an import, with its error log. */
export const importFailed = (code: ProblemCode, faults: readonly ImportFault[]): Problem =>
  new Problem(422, code, { field: "file", details: { faults: [], log: { faults: faults.slice(0, mostFaults), count: faults.length } } });
