import type { QuestionLabels } from "../curriculum/questionFile/questionLabels.ts";
import { quiz, type Quiz } from "@vigil/model/quiz/quiz";
import type { ChangeOf, CreateOf } from "@vigil/model/entity/entity";
import { sql } from "kysely";
import { idParameter, idsBody } from "../entity/bodies.ts";
import { entityRoutes } from "../entity/entityRoutes.ts";
import { getRecord } from "../entity/readRecords.ts";
import { changeRecords, insertRecord } from "../entity/writeRecords.ts";
import type { Routes } from "../house.ts";
import { caller } from "../identity/access/caller.ts";
import { Problem } from "../problem.ts";
import type { Tx } from "../storage/asDomain.ts";
import { quizInUse, versionedQuiz } from "./versionedQuiz.ts";
import { quizFileRoutes } from "./quizFileRoutes.ts";
import { questionFileRoutes } from "./questionFile/questionFileRoutes.ts";
import { copyWithPicked } from "./images/copyWithPicked.ts";
import { keepPicked } from "./images/keepPicked.ts";
import { pickedExpressions } from "./images/pickedExpressions.ts";
import { quizImageRoutes } from "./images/quizImageRoutes.ts";
import { quizScanRoutes } from "./quizScanRoutes.ts";
import { quizQuestionRoutes } from "./quizQuestionRoutes.ts";
import { quizLearners, unlockLearners } from "./quizLearners.ts";

const userCount = sql`(select count(*) from quiz_learners l where l.domain_id = t.domain_id and l.quiz_id = t.id)`;

/** Images come from the library of a simulator course; a quiz at the X-ray screen without one has nothing to show. */
async function requireSimulatorCourse(tx: Tx, { type, simulatorCourseId: id }: CreateOf<typeof quiz>): Promise<void> {
  if (type === "content") return;
  const field = "simulatorCourseId";
  if (typeof id !== "number") throw new Problem(422, "FieldRequired", { field });
  const course = await tx.selectFrom("courses").select(["type", "imageLibraryId"]).where("id", "=", id).executeTakeFirst();
  if (course !== undefined && (course.type !== "simulator" || course.imageLibraryId === null))
    throw new Problem(422, "QuizCourseInvalid", { field });
}

/** With another type or simulator course the questions of before mean nothing any more. */
async function dropQuestions(tx: Tx, domainId: number, before: Quiz, change: ChangeOf<typeof quiz>): Promise<void> {
  if (
    !("type" in change && change.type !== before.type) &&
    !("simulatorCourseId" in change && change.simulatorCourseId !== before.simulatorCourseId)
  )
    return;
  await tx.deleteFrom("quizQuestions").where("domainId", "=", domainId).where("quizId", "=", change.id).execute();
}

/** Delete removes what was never used: the facts about its learners are what counts as use. */
export const quizRoutes =
  (labels: QuestionLabels): Routes =>
  (app, house) => {
    const desk = entityRoutes(app, house, quiz, {
      expressions: { userCount, inUse: quizInUse, ...pickedExpressions },
      insert: async (tx, view, values) => {
        await requireSimulatorCourse(tx, values);
        return insertRecord(tx, view, values);
      },
      copy: copyWithPicked,
      change: async (tx, view, changes) => {
        const renewed = [];
        for (const change of changes) {
          const before = await getRecord(tx, view, change.id);
          if ("simulatorCourseId" in change || "type" in change) await requireSimulatorCourse(tx, { ...before, ...change });
          const next = await versionedQuiz(tx, view.caller.domainId, change);
          await dropQuestions(tx, view.caller.domainId, before, next);
          await keepPicked(tx, view.caller.domainId, before, next);
          renewed.push(next);
        }
        return changeRecords(tx, view, renewed);
      },
    });
    const tags = [quiz.plural];
    const viewing = { permission: desk.permission("view") };
    const editing = { permission: desk.permission("edit") };

    quizQuestionRoutes(app, house, desk);
    quizImageRoutes(app, house, desk);
    quizScanRoutes(app, house, desk);
    quizFileRoutes(app, house, desk, labels);
    questionFileRoutes(app, house, desk, labels);

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
