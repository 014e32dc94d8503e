import type { BulkActionsProps } from "../../entity/place.ts";
import { can, useUser } from "../../shell/user.ts";
import { AssignPrograms } from "../../curriculum/assignment/AssignPrograms.tsx";
import { MergeUsers } from "../merge/MergeUsers.tsx";
import { MoveUsers } from "../move/MoveUsers.tsx";
import { InviteUsers } from "./InviteUsers.tsx";
import { MessageUsers } from "./MessageUsers.tsx";
import { SignOutUsers } from "./SignOutUsers.tsx";
import { UnlockUsers } from "./UnlockUsers.tsx";

/** What can be done with people who are selected. */
export function UserBulkActions({ ids, mayEdit, done }: BulkActionsProps) {
  const caller = useUser();
  if (!mayEdit) return null;
  return (
    <>
      <AssignPrograms people={{ ids: [...ids] }} done={done} />
      <InviteUsers ids={ids} done={done} />
      <MessageUsers ids={ids} done={done} />
      <MoveUsers ids={ids} done={done} />
      <UnlockUsers ids={ids} done={done} />
      {can(caller, "userSessions:edit") && <SignOutUsers ids={ids} done={done} />}
      <MergeUsers ids={ids} selected done={done} />
    </>
  );
}
