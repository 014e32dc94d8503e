import type { userSession } from "@vigil/model/organization/userSession";
import type { BulkActionsProps, RowActionsProps } from "../../entity/place.ts";
import { EndSessions } from "./EndSessions.tsx";

export function UserSessionRowActions({ record, mayEdit }: RowActionsProps<typeof userSession>) {
  return record.open && mayEdit && record.abilities?.edit !== false ? <EndSessions ids={[record.id]} done={() => {}} /> : null;
}

export function UserSessionBulkActions({ ids, mayEdit, done }: BulkActionsProps) {
  return mayEdit ? <EndSessions ids={ids} done={done} /> : null;
}
