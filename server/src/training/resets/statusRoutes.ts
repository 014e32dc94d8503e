import { courseStatus } from "@vigil/model/training/courseStatus";
import { programStatus } from "@vigil/model/training/programStatus";
import { sql } from "kysely";
import { z } from "zod";
import { mostAtOnce } from "@vigil/model/entity/mostAtOnce";
import { idParameter } from "../../entity/bodies.ts";
import { flags } from "../../entity/flags.ts";
import { entityRoutes } from "../../entity/entityRoutes.ts";
import { getRecord, getRecords } from "../../entity/readRecords.ts";
import type { Routes } from "../../house.ts";
import { caller } from "../../identity/access/caller.ts";
import { resetCourses, resetRuns } from "./resetByAdministrator.ts";
import { resetPreview } from "./resetPreview.ts";
import { whoExpressions } from "../../identity/whoExpressions.ts";

const ids = z.array(z.int().positive()).min(1).max(mostAtOnce);
const kind = z.enum(["hard", "soft"]).default("hard");
const programReset = z.strictObject({ ids, kind });
const courseReset = z.strictObject({ ids });
/** The flag that may be written, beside the action. */
const flag = <Rest extends z.ZodRawShape>(rest: Rest) => z.strictObject({ id: z.int().positive(), reset: z.literal(true), ...rest });

/** The lists of runs and of courses within them; both are read, and reset by whoever may edit them. */
export const statusRoutes: Routes = (app, house) => {
  const programs = entityRoutes(app, house, programStatus, {
    expressions: whoExpressions,
    change: flags(flag({ kind }), async (tx, view, wanted) => {
      const named = wanted.map(({ id }) => id);
      await getRecords(tx, view, named);
      for (const one of wanted) await resetRuns(tx, view.caller, [one.id], one.kind);
      return getRecords(tx, view, named);
    }),
  });
  const courses = entityRoutes(app, house, courseStatus, {
    expressions: { ...whoExpressions, progress: sql`t.progress / 10000.0::float8` },
    change: flags(flag({}), async (tx, view, wanted) => {
      const named = wanted.map(({ id }) => id);
      await getRecords(tx, view, named);
      await resetCourses(tx, view.caller, named);
      return getRecords(tx, view, named);
    }),
  });
  const editsPrograms = { permission: programs.permission("edit") };
  const editsCourses = { permission: courses.permission("edit") };
  const ofPrograms = { tags: [programStatus.plural] };
  const ofCourses = { tags: [courseStatus.plural] };

  app.get(
    "/api/programstatuses/:id/reset",
    {
      config: { permission: programs.permission("view") },
      schema: { ...ofPrograms, summary: "What a reset keeps and what begins anew", params: idParameter },
    },
    (request) =>
      house.asDomain(caller(request).domainId, async (tx) => {
        await getRecord(tx, programs.view(request), request.params.id);
        return resetPreview(tx, caller(request).domainId, request.params.id);
      }),
  );
  app.post("/api/programstatuses/reset", { config: editsPrograms, schema: { ...ofPrograms, body: programReset } }, (request) =>
    programs.write(request, async (tx, view) => {
      await getRecords(tx, view, request.body.ids);
      await resetRuns(tx, view.caller, request.body.ids, request.body.kind);
      return getRecords(tx, view, request.body.ids);
    }),
  );
  app.post("/api/coursestatuses/reset", { config: editsCourses, schema: { ...ofCourses, body: courseReset } }, (request) =>
    courses.write(request, async (tx, view) => {
      await getRecords(tx, view, request.body.ids);
      await resetCourses(tx, view.caller, request.body.ids);
      return getRecords(tx, view, request.body.ids);
    }),
  );
};
