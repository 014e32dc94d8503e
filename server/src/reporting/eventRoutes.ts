import { event } from "@vigil/model/reporting/event";
import { sql } from "kysely";
import { entityRoutes } from "../entity/entityRoutes.ts";
import type { Routes } from "../house.ts";
import { shownEvent } from "./shownEvent.ts";
import { subjectName } from "./subjectName.ts";

const ofUser = (column: string) => sql`(select u.${sql.ref(column)} from users u where u.domain_id = t.domain_id and u.id = t.user_id)`;

/** The event log is read and nothing else. */
export const eventRoutes: Routes = (app, house) => {
  entityRoutes(app, house, event, {
    expressions: { subjectName, firstName: ofUser("first_name"), lastName: ofUser("last_name") },
    shown: shownEvent,
  });
};
