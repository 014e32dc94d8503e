import { AssignFound } from "../../curriculum/assignment/AssignFound.tsx";
import { ImportLink } from "../userImport/ImportLink.tsx";
import { can, useUser } from "../../shell/user.ts";
import { LocksLink } from "./LocksLink.tsx";
import { MessageFound } from "./MessageFound.tsx";

/** What can be done with the list of users as a whole. */
export function UserListActions() {
  return (
    <>
      {can(useUser(), "users:edit") && (
        <>
          <AssignFound />
          <MessageFound />
        </>
      )}
      <ImportLink />
      <LocksLink />
    </>
  );
}
