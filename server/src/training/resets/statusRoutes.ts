import { courseStatus } from "@vigil/model/training/courseStatus";
import { programStatus } from "@vigil/model/training/programStatus";
import { sql } from "kysely";
import { z } from "zod";
import { idParameter } from "../../entity/bodies.ts";
import { flags } from "../../entity/flags.ts";
import { entityRoutes } from "../../entity/entityRoutes.ts";
import { manyRoute } from "../../entity/bulk/manyRoute.ts";
import { getRecord, getRecords } from "../../entity/readRecords.ts";
import type { View } from "../../entity/view.ts";
import type { Tx } from "../../storage/asDomain.ts";
import type { Routes } from "../../house.ts";
import { caller } from "../../identity/access/caller.ts";
import { courseCertificateRoutes } from "../../compliance/courseCertificateRoutes.ts";
import { resetCourses, resetRuns } from "./resetByAdministrator.ts";
import { resetPreview } from "./resetPreview.ts";
import { whoExpressions } from "../../identity/whoExpressions.ts";
import { statusDays } from "../statusDays.ts";

const kind = z.enum(["hard", "soft"]).default("hard");
/** The flag that may be written, beside the action. */
const flag = <Rest extends z.ZodRawShape>(rest: Rest) => z.strictObject({ id: z.int().positive(), reset: z.literal(true), ...rest });

/** The lists of runs and of courses within them; both are read, and reset by whoever may edit them. */
export const statusRoutes: Routes = (app, house) => {
  const programs = entityRoutes(app, house, programStatus, {
    expressions: { ...whoExpressions, ...statusDays },
    change: flags(flag({ kind }), async (tx, view, wanted) => {
      const named = wanted.map(({ id }) => id);
      await getRecords(tx, view, named);
      for (const one of wanted) await resetRuns(tx, view.caller, [one.id], one.kind);
      return getRecords(tx, view, named);
    }),
  });
  const courses = entityRoutes(app, house, courseStatus, {
    expressions: { ...whoExpressions, ...statusDays, progress: sql`t.progress / 10000.0::float8` },
    change: flags(flag({}), async (tx, view, wanted) => {
      const named = wanted.map(({ id }) => id);
      await getRecords(tx, view, named);
      await resetCourses(tx, view.caller, named);
      return getRecords(tx, view, named);
    }),
  });
  const ofPrograms = { tags: [programStatus.plural] };

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
  const reset = async (tx: Tx, view: View, ids: readonly number[], what: { kind: "hard" | "soft" }) => {
    await getRecords(tx, view, ids);
    await resetRuns(tx, view.caller, ids, what.kind);
    return getRecords(tx, view, ids);
  };
  manyRoute(app, house, programs, {
    name: "reset",
    permission: programs.permission("edit"),
    shape: { kind },
    whole: reset,
    work: (tx, view, records, what) => reset(tx, view, idsOf(records), what),
  });
  courseCertificateRoutes(app, house, courses);
  const resetSome = async (tx: Tx, view: View, ids: readonly number[]) => {
    await getRecords(tx, view, ids);
    await resetCourses(tx, view.caller, ids);
    return getRecords(tx, view, ids);
  };
  manyRoute(app, house, courses, {
    name: "reset",
    permission: courses.permission("edit"),
    whole: resetSome,
    work: (tx, view, records) => resetSome(tx, view, idsOf(records)),
  });
};

const idsOf = (records: readonly { id: number }[]): number[] => records.map(({ id }) => id);
