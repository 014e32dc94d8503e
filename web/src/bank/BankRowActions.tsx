import type { bankQuestion } from "@vigil/model/bank/bankQuestion";
import type { RowActionsProps } from "../entity/place.ts";
import { CopyQuestions } from "./CopyQuestions.tsx";

export function BankRowActions({ record, mayEdit }: RowActionsProps<typeof bankQuestion>) {
  return mayEdit ? <CopyQuestions ids={[record.id]} done={() => {}} /> : null;
}
