import multipart from "@fastify/multipart";
import { quiz } from "@vigil/model/quiz/quiz";
import { quizFileColumns } from "@vigil/model/quiz/quizFile";
import type { Desk } from "../entity/desk.ts";
import { idParameter } from "../entity/bodies.ts";
import { spreadsheetCell } from "../http/spreadsheetCell.ts";
import { getRecord } from "../entity/readRecords.ts";
import type { App, House } from "../house.ts";
import { uploadedFile } from "../http/uploadedFile.ts";
import { caller } from "../identity/access/caller.ts";
import { Problem } from "../problem.ts";
import { writeEvent } from "../reporting/writeEvent.ts";
import { readUpload } from "../uploads/readUpload.ts";
import { importQuizzes } from "./importQuizzes.ts";

const tags = [quiz.plural];
const mostBytes = 5 * 1_048_576;

/** Multiple-choice quizzes as files, with what is right: for whoever may edit them. */
export function quizFileRoutes(app: App, house: House, desk: Desk<typeof quiz>): void {
  const editing = { permission: desk.permission("edit") };
  app.register(async (scope: App) => {
    await scope.register(multipart, { limits: { fileSize: mostBytes, files: 1, fields: 0 } });
    scope.post(
      "/api/quizzes/import",
      { config: editing, schema: { tags, summary: "Take over a CSV file of multiple-choice quizzes, as the export writes it" } },
      async (request) => {
        const { bytes } = await uploadedFile(request);
        const read = await readUpload(house.settings, "quizFile", bytes.toString("utf8"));
        return desk.write(request, (tx, view) => importQuizzes(tx, view, read));
      },
    );
  });

  app.get(
    "/api/quizzes/:id/export",
    { config: editing, schema: { tags, summary: "A multiple-choice quiz as CSV, with what is right", params: idParameter } },
    (request, reply) =>
      house.asDomain(caller(request).domainId, async (tx) => {
        const by = caller(request);
        const record = await getRecord(tx, desk.view(request), request.params.id);
        if (record.type !== "content") throw new Problem(422, "QuizTypeInvalid");
        const questions = await tx
          .selectFrom("quizQuestions")
          .select(["text", "correct", "incorrect", "feedback"])
          .where("domainId", "=", by.domainId)
          .where("quizId", "=", record.id)
          .orderBy("position")
          .execute();
        const { name, passingScore, maxFailedAttempts, questionTime, quizTime, partialCredit } = record;
        const lines = questions.map(({ text, correct, incorrect, feedback }) =>
          [
            name,
            passingScore,
            maxFailedAttempts,
            questionTime,
            quizTime,
            partialCredit ? "yes" : "no",
            text,
            correct.join("\n"),
            incorrect.join("\n"),
            feedback,
          ].map(spreadsheetCell),
        );
        await writeEvent(tx, by, { type: "quiz.export", subject: { entity: "quiz", id: record.id }, data: { questions: lines.length } });
        return reply
          .type("text/csv; charset=utf-8")
          .header("content-disposition", `attachment; filename*=UTF-8''${encodeURIComponent(name)}.csv`)
          .send(`\u{FEFF}${[[...quizFileColumns], ...lines].map((line) => `${line.join(",")}\r\n`).join("")}`);
      }),
  );
}
