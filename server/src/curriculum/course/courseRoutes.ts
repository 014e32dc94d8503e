import { course } from "@vigil/model/curriculum/course";
import { copiedCourseCode, isCourseCode } from "@vigil/model/curriculum/courseCode";
import { createSchema } from "@vigil/model/entity/entity";
import { changesOf, entityRoutes, idParameter, mostAtOnce } from "../../entity/entityRoutes.ts";
import { getRecord } from "../../entity/readRecords.ts";
import { replay } from "../../entity/replay.ts";
import { requireCoursesFit } from "../program/domainCodesFit.ts";
import { configurationUpdates, updateConfigurations } from "../configuration/updateConfigurations.ts";
import { changeRecords, copyRecord, insertRecord } from "../../entity/writeRecords.ts";
import { z } from "zod";
import type { Room } from "../../house.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";

const requireCode = (code: unknown): void => {
  if (typeof code === "string" && !isCourseCode(code)) throw new Problem(422, "CourseCodeInvalid", { field: "code" });
};

async function freeCode(tx: Tx, code: string): Promise<string> {
  const candidates = Array.from({ length: 50 }, (_, index) => copiedCourseCode(code, index + 1));
  const taken = await tx.selectFrom("courses").select("code").where("code", "in", candidates).execute();
  return candidates.find((candidate) => !taken.some((row) => row.code === candidate)) ?? code;
}

export const courseRoutes: Room = (app, house) => {
  const desk = entityRoutes(app, house, course, { except: ["add", "edit", "copy"] });
  const tags = [course.plural];
  const adding = { permission: desk.permission("add") };

  app.post("/api/courses", { config: adding, schema: { tags, body: createSchema(course) } }, (request, reply) => {
    requireCode(request.body.code);
    return desk.write(request, (tx, view) => replay(tx, request, reply, 201, () => insertRecord(tx, view, request.body)));
  });

  app.put("/api/courses", { config: { permission: desk.permission("edit") }, schema: { tags } }, (request) =>
    desk.write(request, (tx, view) =>
      changesOf(course, request.body, async (changes) => {
        for (const { code } of changes) requireCode(code);
        const changed = await changeRecords(tx, view, changes);
        await requireCoursesFit(tx, {
          courseIds: changes.filter(({ domainCodeId }) => domainCodeId !== undefined).map(({ id }) => id),
        });
        return changed;
      }),
    ),
  );

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
      return desk.write(request, (tx, { caller }) => updateConfigurations(tx, caller, call, code));
    },
  );

  // a copy teaches the same content until another is installed
  app.post("/api/courses/:id/copy", { config: adding, schema: { tags, params: idParameter } }, (request, reply) =>
    desk.write(request, (tx, view) =>
      replay(tx, request, reply, 201, async () => {
        const { id, code, currentContentId } = await getRecord(tx, view, request.params.id);
        return copyRecord(tx, view, id, { code: await freeCode(tx, String(code)) }, { currentContentId });
      }),
    ),
  );
};
