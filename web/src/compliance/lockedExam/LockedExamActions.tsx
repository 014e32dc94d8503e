import { lockedExam } from "@vigil/model/compliance/lockedExam";
import { useNavigate } from "@tanstack/react-router";
import type { BulkActionsProps, RowActionsProps } from "../../entity/place.ts";
import { UnlockExams } from "./UnlockExams.tsx";

/** What was unlocked is no record of the list any more. */
export function LockedExamRowActions({ domain, record, mayEdit }: RowActionsProps<typeof lockedExam>) {
  const navigate = useNavigate();
  const toList = () => navigate({ to: "/$domain/admin/$list", params: { domain, list: lockedExam.url } });
  return mayEdit ? <UnlockExams ids={[record.id]} done={() => void toList()} /> : null;
}

export function LockedExamBulkActions({ ids, mayEdit, done }: BulkActionsProps) {
  return mayEdit ? <UnlockExams ids={ids} done={done} /> : null;
}
