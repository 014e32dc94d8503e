import { mostCopied } from "@vigil/model/bank/bankWire";
import type { BulkActionsProps } from "../entity/place.ts";
import { CheckKeys } from "./CheckKeys.tsx";
import { CopyQuestions } from "./CopyQuestions.tsx";

export function BankBulkActions({ chosen, ids, mayEdit, done }: BulkActionsProps) {
  if (!mayEdit) return null;
  return (
    <>
      <CopyQuestions ids={ids.length <= mostCopied ? ids : []} done={done} />
      <CheckKeys chosen={chosen} done={done} />
    </>
  );
}
