import { quiz } from "@vigil/model/curriculum/quiz";
import { createSchema } from "@vigil/model/entity/entity";
import { sql } from "kysely";
import { changesOf, entityRoutes, idParameter, idsBody } from "../entity/entityRoutes.ts";
import { getRecord } from "../entity/readRecords.ts";
import { replay } from "../entity/replay.ts";
import { changeRecords, insertRecord } from "../entity/writeRecords.ts";
import { writeWords } from "../entity/writeWords.ts";
import type { Change, Values } from "../entity/view.ts";
import type { Room } from "../house.ts";
import { caller } from "../identity/caller.ts";
import { Problem } from "../problem.ts";
import type { Tx } from "../storage/asDomain.ts";
import { quizLearners, unlockLearners } from "./quizLearners.ts";

const userCount = sql`(select count(*) from quiz_assignments l where l.domain_id = t.domain_id and l.quiz_id = t.id)`;
const inUse = sql`exists (select 1 from simulator_sessions s where s.domain_id = t.domain_id and s.quiz_id = t.id)`;
/** Who takes a quiz, and whether anybody may, is no part of what the quiz is. */
const unversioned = new Set(["id", "revision", "users", "active"]);

/** Images come from the library of a simulator course; a quiz without one has nothing to show. */
async function requireSimulatorCourse(tx: Tx, values: Values): Promise<void> {
  const id = values["simulatorCourseId"];
  const field = "simulatorCourseId";
  if (typeof id !== "number") throw new Problem(422, "FieldRequired", { field });
  const course = await tx.selectFrom("courses").select(["type", "imageLibraryId"]).where("id", "=", id).executeTakeFirst();
  if (course !== undefined && (course.type !== "simulator" || course.imageLibraryId === null))
    throw new Problem(422, "QuizCourseInvalid", { field });
}

/** A quiz somebody has begun stays as it was; the change goes to its next version, which takes over its learners. */
async function versioned(tx: Tx, domainId: number, change: Change): Promise<Change> {
  if (Object.keys(change).every((name) => unversioned.has(name))) return change;
  const { rows } = await sql<{ id: number }>`
    with old as (
      update quizzes t set newest = false, superseded_at = now() where t.domain_id = ${domainId} and t.id = ${change.id} and t.newest and ${inUse}
      returning t.*)
    insert into quizzes (domain_id, root_id, version, newest, name, name_key, type, simulator_course_id, passing_score, max_failed_attempts,
      question_seconds, quiz_seconds, number_of_images, unfinished_copy, active, created_at, created_by, revision)
    select domain_id, coalesce(root_id, id), version + 1, false, name, name_key, type, simulator_course_id, passing_score, max_failed_attempts,
      question_seconds, quiz_seconds, number_of_images, unfinished_copy, active, created_at, created_by, revision from old
    returning id`.execute(tx);
  const id = rows[0]?.id;
  if (id === undefined) return change;
  await sql`update quizzes set newest = true where domain_id = ${domainId} and id = ${id}`.execute(tx);
  await sql`update quiz_assignments set quiz_id = ${id} where domain_id = ${domainId} and quiz_id = ${change.id}`.execute(tx);
  await writeWords(tx, quiz, domainId, [id]);
  return { ...change, id };
}

/** Delete removes what was never used: the facts about its learners are what counts as use. */
export const quizRoutes: Room = (app, house) => {
  const desk = entityRoutes(app, house, quiz, { expressions: { userCount, inUse }, except: ["add", "edit"] });
  const tags = [quiz.plural];
  const viewing = { permission: desk.permission("view") };
  const editing = { permission: desk.permission("edit") };

  app.post(
    "/api/quizzes",
    { config: { permission: desk.permission("add") }, schema: { tags, body: createSchema(quiz) } },
    (request, reply) =>
      desk.write(request, (tx, view) =>
        replay(tx, request, reply, 201, async () => {
          await requireSimulatorCourse(tx, request.body);
          return insertRecord(tx, view, request.body);
        }),
      ),
  );

  app.put("/api/quizzes", { config: editing, schema: { tags } }, (request) =>
    desk.write(request, (tx, view) =>
      changesOf(quiz, request.body, async (changes) => {
        const renewed: Change[] = [];
        for (const change of changes) {
          if ("simulatorCourseId" in change) await requireSimulatorCourse(tx, change);
          await getRecord(tx, view, change.id);
          renewed.push(await versioned(tx, view.caller.domainId, change));
        }
        return changeRecords(tx, view, renewed);
      }),
    ),
  );

  app.get(
    "/api/quizzes/:id/learners",
    { config: viewing, schema: { tags, summary: "Its learners and how far they are", params: idParameter } },
    (request) =>
      house.asDomain(caller(request).domainId, async (tx) => {
        await getRecord(tx, desk.view(request), request.params.id);
        return quizLearners(tx, caller(request), request.params.id);
      }),
  );
  app.post(
    "/api/quizzes/:id/unlock",
    { config: editing, schema: { tags, summary: "Let learners try again", params: idParameter, body: idsBody } },
    (request) =>
      desk.write(request, async (tx, view) => {
        await getRecord(tx, view, request.params.id);
        await unlockLearners(tx, view.caller, request.params.id, request.body.ids);
        return quizLearners(tx, view.caller, request.params.id);
      }),
  );
};
