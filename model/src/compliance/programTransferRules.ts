import { rulesFor, type Refusal } from "../entity/rules.ts";
import { programTransfer, type ProgramTransfer } from "./programTransfer.ts";

const locked: Refusal = { status: 423, code: "ProgramTransferLocked" };

/** What has begun to run stands as it was run, and is not undone. */
export const programTransferRules = rulesFor(programTransfer, ["state"], ({ state }) =>
  state === "scheduled" ? {} : { edit: locked, delete: locked },
);

type Values = Pick<
  ProgramTransfer,
  "companies" | "sourcePrograms" | "targetPrograms" | "transferCompletes" | "transferIncompletes" | "retainAssignments" | "versionChange"
>;

export interface TransferFault {
  field: keyof Values;
  code: "ProgramTransferCompaniesInvalid" | "ProgramTransferProgramInvalid" | "ProgramTransferNobody" | "ProgramTransferVersionRetains";
}

/** What makes no sense, whatever the programs and companies are: of each field the first thing. */
export function transferFaults(values: Partial<Values>): TransferFault[] {
  const { companies = [], sourcePrograms = [], targetPrograms = [], versionChange, retainAssignments } = values;
  const faults: TransferFault[] = [];
  if (companies.length === 0) faults.push({ field: "companies", code: "ProgramTransferCompaniesInvalid" });
  if (sourcePrograms.length === 0) faults.push({ field: "sourcePrograms", code: "ProgramTransferProgramInvalid" });
  const both = targetPrograms.some((id) => sourcePrograms.includes(id));
  // of one thing there is one next version
  const several = versionChange === true && targetPrograms.length > 1;
  if (targetPrograms.length === 0 || both || several) faults.push({ field: "targetPrograms", code: "ProgramTransferProgramInvalid" });
  if (versionChange && retainAssignments) faults.push({ field: "retainAssignments", code: "ProgramTransferVersionRetains" });
  if (!values.transferCompletes && !values.transferIncompletes)
    faults.push({ field: "transferIncompletes", code: "ProgramTransferNobody" });
  return faults;
}
