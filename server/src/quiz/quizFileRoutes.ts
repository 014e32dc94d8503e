import multipart from "@fastify/multipart";
import { quiz } from "@vigil/model/quiz/quiz";
import { cellsOfQuestion } from "@vigil/model/quiz/quizCells";
import { quizFileColumns } from "@vigil/model/quiz/quizFile";
import type { QuestionLabels } from "../curriculum/questionFile/questionLabels.ts";
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
import { pictureNames } from "./pictureNames.ts";
import { questionsOf } from "./questionsOf.ts";

type QuizFileCells = Record<(typeof quizFileColumns)[number], string | number>;

const tags = [quiz.plural];
const mostBytes = 5 * 1_048_576;

/** Multiple-choice quizzes as files, with what is right: for whoever may edit them. */
export function quizFileRoutes(app: App, house: House, desk: Desk<typeof quiz>, labels: QuestionLabels): void {
  const editing = { permission: desk.permission("edit") };
  app.register(async (scope: App) => {
    await scope.register(multipart, { limits: { fileSize: mostBytes, files: 1, fields: 0 } });
    scope.post(
      "/api/quizzes/import",
      { config: editing, schema: { tags, summary: "Take over a CSV file of multiple-choice quizzes, as the export writes it" } },
      async (request) => {
        const { bytes } = await uploadedFile(request);
        const read = await readUpload(house.settings, "quizFile", bytes.toString("utf8"));
        return desk.write(request, (tx, view) => importQuizzes(tx, view, labels, read));
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
        const { questions } = await questionsOf(tx, by.domainId, record.id);
        const pictures = await pictureNames(tx, questions);
        const labelled = await labels.of(tx, by.domainId, { quizId: record.id });
        const { name, passingScore, maxFailedAttempts, questionTime, quizTime, partialCredit } = record;
        const limits = { passingScore, maxFailedAttempts, questionTime, quizTime, partialCredit: partialCredit ? "yes" : "no" };
        const lines = questions.map((question) => {
          const { text, feedback, mediaId, film, number = -1 } = question;
          const { category = "", tags: marks = [] } = labelled.get(number) ?? {};
          const cells: QuizFileCells = {
            quiz: name,
            ...limits,
            text,
            ...cellsOfQuestion(question),
            feedback,
            // a film has no cell: whoever saves the file is told
            picture: film === undefined ? (pictures.get(mediaId ?? 0) ?? "") : "",
            category,
            tags: marks.join("\n"),
          };
          return quizFileColumns.map((column) => spreadsheetCell(cells[column]));
        });
        await writeEvent(tx, by, { type: "quiz.export", subject: { entity: "quiz", id: record.id }, data: { questions: lines.length } });
        return reply
          .type("text/csv; charset=utf-8")
          .header("x-films-left", questions.filter(({ film }) => film !== undefined).length)
          .header("content-disposition", `attachment; filename*=UTF-8''${encodeURIComponent(name)}.csv`)
          .send(`\u{FEFF}${[[...quizFileColumns], ...lines].map((line) => `${line.join(",")}\r\n`).join("")}`);
      }),
  );
}
