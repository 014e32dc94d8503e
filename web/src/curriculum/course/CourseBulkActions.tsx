import type { BulkActionsProps } from "../../entity/place.ts";
import { can, useUser } from "../../shell/user.ts";
import { UpdateConfigurations } from "../UpdateConfigurations.tsx";

/** What changes is the configurations: whoever edits those may do it, whether they edit courses or not. */
export function CourseBulkActions({ chosen, done }: BulkActionsProps) {
  return can(useUser(), "configurations:edit") ? <UpdateConfigurations chosen={chosen} done={done} /> : null;
}
