import { AssignFound } from "../../curriculum/assignment/AssignFound.tsx";
import { ImportLink } from "../userImport/ImportLink.tsx";
import { LockedAddresses } from "./LockedAddresses.tsx";

/** What can be done with the list of users as a whole. */
export function UserListActions() {
  return (
    <>
      <AssignFound />
      <ImportLink />
      <LockedAddresses />
    </>
  );
}
