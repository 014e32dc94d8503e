import type { addon } from "@vigil/model/organization/addon";
import type { Place } from "../../entity/place.ts";
import { userQuery } from "../../shell/user.ts";

/** A plugin opens lists and shuts them, for whoever is signed in. */
export const addonPlace: Place<typeof addon> = { refreshes: [userQuery.queryKey] };
