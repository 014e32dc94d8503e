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

/** What makes no sense, whatever the programs and companies are. */
export function transferFault(values: Partial<Values>): TransferFault | undefined {
  const { companies = [], sourcePrograms = [], targetPrograms = [] } = values;
  if (companies.length === 0) return { field: "companies", code: "ProgramTransferCompaniesInvalid" };
  if (sourcePrograms.length === 0) return { field: "sourcePrograms", code: "ProgramTransferProgramInvalid" };
  const both = targetPrograms.some((id) => sourcePrograms.includes(id));
  if (targetPrograms.length === 0 || both) return { field: "targetPrograms", code: "ProgramTransferProgramInvalid" };
  // of one thing there is one next version
  if (values.versionChange && targetPrograms.length > 1) return { field: "targetPrograms", code: "ProgramTransferProgramInvalid" };
  if (values.versionChange && values.retainAssignments) return { field: "retainAssignments", code: "ProgramTransferVersionRetains" };
  if (!values.transferCompletes && !values.transferIncompletes) return { field: "transferIncompletes", code: "ProgramTransferNobody" };
  return undefined;
}
