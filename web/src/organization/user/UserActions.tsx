import { user } from "@vigil/model/organization/user";
import { useNavigate } from "@tanstack/react-router";
import type { BulkActionsProps, RowActionsProps } from "../../entity/place.ts";
import { MergeUsers } from "../merge/MergeUsers.tsx";
import { MoveUsers } from "../move/MoveUsers.tsx";
import { UnlockUsers } from "./UnlockUsers.tsx";

export function UserRowActions({ domain, record, mayEdit }: RowActionsProps<typeof user>) {
  const navigate = useNavigate();
  if (!mayEdit || record.abilities?.edit === false) return null;
  const toKept = (id: number) => navigate({ to: "/$domain/admin/$list/$id", params: { domain, list: user.url, id: String(id) } });
  return (
    <>
      <MoveUsers ids={[record.id]} done={() => {}} />
      <MergeUsers ids={[record.id]} done={(keptId) => void toKept(keptId)} />
    </>
  );
}

export function UserBulkActions({ ids, mayEdit, done }: BulkActionsProps) {
  if (!mayEdit) return null;
  return (
    <>
      <MoveUsers ids={ids} done={done} />
      <UnlockUsers ids={ids} done={done} />
      <MergeUsers ids={ids} selected done={done} />
    </>
  );
}
