import type { People } from "@vigil/model/curriculum/assignmentWire";
import type { Selected } from "../../entity/bulk/selected.ts";
import type { BulkActionsProps } from "../../entity/place.ts";
import { can, useUser } from "../../shell/user.ts";
import { AssignPrograms } from "../../curriculum/assignment/AssignPrograms.tsx";
import { MergeUsers } from "../merge/MergeUsers.tsx";
import { MoveUsers } from "../move/MoveUsers.tsx";
import { FirstPasswords } from "./FirstPasswords.tsx";
import { InviteUsers } from "./InviteUsers.tsx";
import { MessageUsers } from "./MessageUsers.tsx";
import { SignOutUsers } from "./SignOutUsers.tsx";
import { UnlockUsers } from "./UnlockUsers.tsx";

/** What can be done with people who are selected. */
export function UserBulkActions({ ids, chosen, mayEdit, done }: BulkActionsProps) {
  const caller = useUser();
  if (!mayEdit) return null;
  const people = peopleOf(chosen);
  const named = ids.length > 0;
  return (
    <>
      {people && <AssignPrograms people={people} done={done} />}
      <InviteUsers chosen={chosen} done={done} />
      <FirstPasswords chosen={chosen} done={done} />
      <MessageUsers chosen={chosen} done={done} />
      <MoveUsers chosen={chosen} done={done} />
      <UnlockUsers chosen={chosen} done={done} />
      {can(caller, "userSessions:edit") && <SignOutUsers chosen={chosen} done={done} />}
      {named && <MergeUsers ids={ids} selected done={done} />}
    </>
  );
}

/** Programs are assigned by a filter as it is: who was taken out of it cannot be named there. */
function peopleOf({ on }: Selected): People | undefined {
  if ("ids" in on) return { ids: [...on.ids] };
  return (on.without ?? []).length === 0 ? { matching: on.matching } : undefined;
}
