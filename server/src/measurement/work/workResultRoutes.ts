import { workResult } from "@vigil/model/measurement/work/workResult";
import { sql } from "kysely";
import { entityRoutes } from "../../entity/entityRoutes.ts";
import type { Routes } from "../../house.ts";
import { whoExpressions } from "../../identity/whoExpressions.ts";
import type { Sql } from "../../storage/sql.ts";
import { dutyState } from "../remedial/dutyExpressions.ts";
import { workImportRoutes } from "./workImportRoutes.ts";

/** Of a row `t`, of the duty that came of it: there the duty is the row `t`. */
const ofDuty = (
  value: Sql,
): Sql => sql`(select duty.value from (select t.id as result_id, t.domain_id) result cross join lateral (select ${value} as value
  from remedial_duty_misses m join remedial_duties t on t.domain_id = m.domain_id and t.id = m.duty_id
  where m.domain_id = result.domain_id and m.result_id = result.result_id order by t.id desc limit 1) duty)`;

/** What machines told of people at work: brought in from files, read like any list. */
export const workResultRoutes: Routes = (app, house) => {
  entityRoutes(app, house, workResult, {
    expressions: { ...whoExpressions, remedialState: ofDuty(dutyState), remedialDutyId: ofDuty(sql`t.id`) },
  });
  workImportRoutes(app, house);
};
