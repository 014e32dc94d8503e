import { packageLimits } from "@vigil/model/curriculum/coursePackage";
import { course } from "@vigil/model/curriculum/course";
import { copiedCourseCode, isCourseCode } from "@vigil/model/curriculum/courseCode";
import { mostAtOnce } from "@vigil/model/entity/mostAtOnce";
import { entityRoutes } from "../../entity/entityRoutes.ts";
import { installStored, storedPackage } from "./versions/installPackage.ts";
import { getRecord } from "../../entity/readRecords.ts";
import { requireCoursesFit } from "../../organization/domainCodesFit.ts";
import { configureRoutes } from "../configuration/configureRoutes.ts";
import { configurationUpdates, requireUpdateCode, updateConfigurations } from "../configuration/updateConfigurations.ts";
import type { ProblemCode } from "@vigil/model/phrases/problemCode";
import { isTomograph } from "@vigil/model/simulator/consoleNames";
import { isAdaptive } from "@vigil/model/simulator/settings";
import { hasAddon } from "../../identity/access/requireAddon.ts";
import { changeRecords, copyRecord, insertRecord } from "../../entity/writeRecords.ts";
import { z } from "zod";
import type { Routes } from "../../house.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";

const requireCode = (code: string | undefined): void => {
  if (code !== undefined && !isCourseCode(code)) throw new Problem(422, "CourseCodeInvalid", { field: "code" });
};

/** What belongs to a plugin that is off is not chosen anew; a course that has it already may be saved as it is. */
async function requireSimulatorAddons(
  tx: Tx,
  domainId: number,
  chosen: Readonly<Record<string, unknown>> = {},
  before: { simConfig: Readonly<Record<string, unknown>> } = { simConfig: {} },
): Promise<void> {
  const refuse = (code: ProblemCode) => new Problem(403, code, { field: "simConfig" });
  const isNew = (name: string) => chosen[name] !== before.simConfig[name];
  if (isNew("model") && isTomograph(chosen["model"]) && !(await hasAddon(tx, domainId, "consoles3d"))) throw refuse("ConsoleSwitchedOff");
  if (isNew("selectionAlgorithm") && isAdaptive(chosen["selectionAlgorithm"]) && !(await hasAddon(tx, domainId, "adaptivePractice")))
    throw refuse("AdaptivePracticeOff");
}

async function freeCode(tx: Tx, code: string): Promise<string> {
  const candidates = Array.from({ length: 50 }, (_, index) => copiedCourseCode(code, index + 1));
  const taken = await tx.selectFrom("courses").select("code").where("code", "in", candidates).execute();
  return candidates.find((candidate) => !taken.some((row) => row.code === candidate)) ?? code;
}

export const courseRoutes: Routes = (app, house) => {
  const desk = entityRoutes(app, house, course, {
    insert: async (tx, view, values) => {
      requireCode(values.code);
      await requireSimulatorAddons(tx, view.caller.domainId, values.simConfig);
      return insertRecord(tx, view, values);
    },
    change: async (tx, view, changes) => {
      for (const { id, code, simConfig } of changes) {
        requireCode(code);
        if (simConfig !== undefined) await requireSimulatorAddons(tx, view.caller.domainId, simConfig, await getRecord(tx, view, id));
      }
      const changed = await changeRecords(tx, view, changes);
      await requireCoursesFit(tx, {
        courseIds: changes.filter(({ domainCodeId }) => domainCodeId !== undefined).map(({ id }) => id),
      });
      return changed;
    },
    // a course whose content is there already, or a new content of one: checked and installed in one call
    file: {
      most: packageLimits.archiveBytes,
      read: async ({ path, hash }) => {
        const read = await storedPackage(house, path);
        return async (tx, { caller }, id) => void (await installStored(tx, caller, id, { ...read, package: hash }));
      },
    },
    // a copy teaches the same content until another is installed
    copy: async (tx, view, id) => {
      const { code, currentContentId } = await getRecord(tx, view, id);
      return copyRecord(tx, view, id, { code: await freeCode(tx, code) }, { currentContentId });
    },
  });
  const tags = [course.plural];

  // one configuration for many courses: what that changes is told first
  const update = z.strictObject({ courseIds: z.array(z.int().positive()).max(mostAtOnce), configurationId: z.int().positive().nullable() });
  const configuring = { permission: "configurations:edit" } as const;
  const requireCourse = ({ courseIds }: { courseIds: readonly number[] }): void => {
    if (courseIds.length === 0) throw new Problem(422, "CourseRequired", { field: "courseIds" });
  };
  app.post("/api/courses/configuration/preview", { config: configuring, schema: { tags, body: update } }, (request) => {
    requireCourse(request.body);
    return desk.write(request, (tx, { caller }) => configurationUpdates(tx, caller, request.body));
  });
  app.post(
    "/api/courses/configuration",
    { config: configuring, schema: { tags, body: update.extend({ code: z.string().max(40) }) } },
    (request) => {
      requireCourse(request.body);
      const { code, ...call } = request.body;
      return desk.write(request, (tx, { caller }) => updateConfigurations(tx, caller, call, (updates) => requireUpdateCode(code, updates)));
    },
  );
  configureRoutes(app, house, desk);
};
