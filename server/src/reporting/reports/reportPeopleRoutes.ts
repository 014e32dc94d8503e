import { mostAtOnce } from "@vigil/model/entity/mostAtOnce";
import { user } from "@vigil/model/organization/user";
import { reportOf } from "@vigil/model/reporting/reports/report";
import type { ReportPeople } from "@vigil/model/reporting/reports/reportWire";
import { sql } from "kysely";
import { idParameter } from "../../entity/bodies.ts";
import { visible } from "../../entity/listSql.ts";
import type { Routes } from "../../house.ts";
import { caller } from "../../identity/access/caller.ts";
import { doneRun } from "./doneRun.ts";

/** Whom a report is about, for who may write to them and assign programs: those who are active and seen by the asker as of now. */
export const reportPeopleRoutes: Routes = (app, { asDomain }) => {
  app.get(
    "/api/reportruns/:id/people",
    {
      config: { permission: "users:edit" },
      schema: {
        tags: ["reports"],
        summary: "Whom the lines of a report name: how many, and the numbers of as many as one act means",
        params: idParameter,
      },
    },
    (request): Promise<ReportPeople> => {
      const by = caller(request);
      return asDomain(by.domainId, async (tx) => {
        const run = await doneRun(tx, by, request.params.id);
        const place = reportOf(run.code).columns.indexOf("username");
        if (place === -1) return { ids: [], count: 0 };
        const { rows } = await sql<{ id: number; count: number }>`
          select t.id, (count(*) over ())::int as count from users t
           where ${visible(user, "t", by)} and t.active and t.id in (select (l.cells->>${place}::int)::bigint from report_lines l
             where l.domain_id = ${run.domainId} and l.run_id = ${run.id})
           order by t.id limit ${mostAtOnce}`.execute(tx);
        return { ids: rows.map(({ id }) => id), count: rows[0]?.count ?? 0 };
      });
    },
  );
};
