import type { userSession } from "@vigil/model/organization/userSession";
import type { BulkActionsProps, RowActionsProps } from "../../entity/place.ts";
import { only } from "../../entity/bulk/selected.ts";
import { EndSessions } from "./EndSessions.tsx";

export function UserSessionRowActions({ record, mayEdit }: RowActionsProps<typeof userSession>) {
  return record.open && mayEdit && record.abilities?.edit !== false ? <EndSessions chosen={only(record.id)} done={() => {}} /> : null;
}

export function UserSessionBulkActions({ chosen, mayEdit, done }: BulkActionsProps) {
  return mayEdit ? <EndSessions chosen={chosen} done={done} /> : null;
}
