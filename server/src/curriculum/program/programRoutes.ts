import { program } from "@vigil/model/curriculum/program";
import { meetsCycleRequirements, programRules } from "@vigil/model/curriculum/programRules";
import type { CreateOf } from "@vigil/model/entity/entity";
import { sql } from "kysely";
import { z } from "zod";
import { entityRoutes } from "../../entity/entityRoutes.ts";
import { changeRecords, insertRecord } from "../../entity/writeRecords.ts";
import type { Routes } from "../../house.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { requireCoursesFit, requireProgramsFitEverywhere } from "../../organization/domainCodesFit.ts";
import { keepDue } from "./keepDue.ts";

/** Row security keeps this to the caller's own domain. Asked for the first one by an index: `exists` reads the whole table where few programs have many people. */
const inUse = sql`(coalesce(
  (select true from program_assignments a where a.program_id = t.id and (a.ends_on is null or a.ends_on >= current_date)
    order by a.domain_id, a.program_id, a.user_id limit 1),
  (select true from program_statuses s where s.program_id = t.id and s.closed_at is null order by s.domain_id, s.program_id, s.id limit 1), false))`;

const cycleSchema = z.object({
  trackCycles: z.boolean().default(false),
  cycleRecurrencyPeriod: z.int().nullable().default(null),
  cycleDuration: z.int().nullable().default(null),
  cycleStartMonth: z.int().nullable().default(null),
  courses: z.array(z.int()).default([]),
});

async function requireCycle(tx: Tx, values: CreateOf<typeof program>): Promise<void> {
  const cycle = cycleSchema.parse(values);
  if (!cycle.trackCycles) return;
  const courses = await tx
    .selectFrom("courses")
    .select("id")
    .where("id", "in", [0, ...cycle.courses])
    .where("type", "=", "simulator")
    .execute();
  if (!meetsCycleRequirements(cycle, courses.length)) throw new Problem(422, "ProgramCycleRequirements", { field: "trackCycles" });
}

/** Each course once, and one that is there; row security keeps other domains' away. */
async function requireCourses(tx: Tx, { courses }: CreateOf<typeof program>): Promise<void> {
  if (courses === undefined) return;
  const ids = new Set(courses);
  if (ids.size < courses.length) throw new Problem(409, "ProgramCourseConflict", { field: "courses" });
  const found = await tx
    .selectFrom("courses")
    .select("id")
    .where("id", "in", [0, ...ids])
    .execute();
  const missing = [...ids].filter((id) => !found.some((course) => course.id === id));
  if (missing.length > 0) throw new Problem(404, "ProgramCourseNotFound", { field: "courses", details: { ids: missing } });
}

export const programRoutes: Routes = (app, house) => {
  entityRoutes(app, house, program, {
    rules: programRules,
    expressions: { inUse },
    insert: async (tx, view, values) => {
      await requireCourses(tx, values);
      await requireCycle(tx, values);
      const made = await insertRecord(tx, view, values);
      await requireCoursesFit(tx, { programIds: [made.id] });
      return made;
    },
    change: async (tx, view, changes) => {
      for (const change of changes) await requireCourses(tx, change);
      const changed = await changeRecords(tx, view, changes);
      for (const record of changed) await requireCycle(tx, record);
      const programIds = changed.map(({ id }) => id);
      await keepDue(
        tx,
        view.caller.domainId,
        changes.filter(({ endDate }) => endDate !== undefined).map(({ id }) => id),
      );
      await requireCoursesFit(tx, { programIds });
      await requireProgramsFitEverywhere(tx, view.caller.domainId, programIds);
      return changed;
    },
  });
};
