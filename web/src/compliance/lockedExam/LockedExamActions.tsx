import { lockedExam } from "@vigil/model/compliance/lockedExam";
import { useNavigate } from "@tanstack/react-router";
import type { BulkActionsProps, RowActionsProps } from "../../entity/place.ts";
import { only } from "../../entity/bulk/selected.ts";
import { useStillHere } from "../../shell/useStillHere.ts";
import { UnlockExams } from "./UnlockExams.tsx";

/** What was unlocked is no record of the list any more. */
export function LockedExamRowActions({ domain, record, mayEdit }: RowActionsProps<typeof lockedExam>) {
  const navigate = useNavigate();
  const stillHere = useStillHere();
  const toList = () => navigate({ to: "/$domain/admin/$list", params: { domain, list: lockedExam.url } });
  return mayEdit ? <UnlockExams chosen={only(record.id)} done={() => void (stillHere() && toList())} /> : null;
}

export function LockedExamBulkActions({ chosen, mayEdit, done }: BulkActionsProps) {
  return mayEdit ? <UnlockExams chosen={chosen} done={done} /> : null;
}
