import multipart from "@fastify/multipart";
import {
  mostQuestionFileBytes,
  questionFormats,
  type FilePicture,
  type FileQuestion,
  type QuestionNote,
} from "@vigil/model/exam/questionFile/fileQuestion";
import { mostQuizQuestions } from "@vigil/model/quiz/quizQuestion";
import { questionFileEndings, type QuestionFilePreview, type QuestionsTaken } from "@vigil/model/quiz/questionFileWire";
import { quiz } from "@vigil/model/quiz/quiz";
import { fileOfQuiz, quizTaking } from "@vigil/model/quiz/quizOfFile";
import type { QuizQuestion } from "@vigil/model/quiz/quizQuestion";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { idParameter } from "../../entity/bodies.ts";
import type { Desk } from "../../entity/desk.ts";
import { getRecord } from "../../entity/readRecords.ts";
import { envelopeBytes, leavingQuery, notLeft } from "../../curriculum/questionFile/questionFileCalls.ts";
import { mediaOf, mediaPicture, storedPicture, type BroughtPicture } from "../../curriculum/questionFile/questionPictures.ts";
import { libraryPicture } from "../../curriculum/questionFile/picturesNamed.ts";
import { sentQuestions, type SentQuestion } from "../../curriculum/questionFile/sentQuestions.ts";
import { writtenQuestions } from "../../curriculum/questionFile/writtenQuestions.ts";
import { preferredLanguage } from "../../http/preferredLanguage.ts";
import type { QuestionLabels } from "../../curriculum/questionFile/questionLabels.ts";
import type { App, House } from "../../house.ts";
import { receivedUpload, type ReceivedUpload } from "../../http/receivedUpload.ts";
import { caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { questionsOf } from "../questionsOf.ts";
import { setQuizQuestions } from "../setQuizQuestions.ts";

const tags = [quiz.plural];
const path = "/api/quizzes/:id/questions/file";
type Sent = SentQuestion<QuizQuestion, BroughtPicture>;

/** Questions as GIFT, Moodle's XML and QTI: looked at first, then all that was chosen of it, or nothing. */
export function questionFileRoutes(app: App, house: House, desk: Desk<typeof quiz>, labels: QuestionLabels): void {
  const editing = { permission: desk.permission("edit"), longUpload: true };
  const reading = <T>(request: FastifyRequest, work: (read: { sent: Sent[]; notes: QuestionNote[] }) => Promise<T>): Promise<T> =>
    receivedUpload(request, house.files, async (file: ReceivedUpload) => {
      const into = {
        taking: quizTaking,
        language: preferredLanguage(request.headers["accept-language"]),
        mayBringPictures: caller(request).permissions.has("media:add"),
        bring: (picture: FilePicture) => storedPicture(house, picture),
        library: (name: string) => libraryPicture(house, caller(request).domainId, name),
      };
      return work(await sentQuestions(house, into, file));
    });

  app.register(async (scope: App) => {
    await scope.register(multipart, { limits: { fileSize: mostQuestionFileBytes, files: 1, fields: 0 } });
    scope.post(
      `${path}/preview`,
      {
        config: editing,
        bodyLimit: mostQuestionFileBytes + envelopeBytes,
        schema: {
          tags,
          summary: "What a file of questions (GIFT, Moodle XML, QTI) would bring, and what of it cannot be had",
          params: idParameter,
        },
      },
      async (request): Promise<QuestionFilePreview> => {
        const { id } = request.params;
        const before = await house.asDomain(caller(request).domainId, async (tx) => {
          await requireContent(tx, desk, request, id);
          return questionsOf(tx, caller(request).domainId, id);
        });
        return reading(request, async ({ sent, notes }) => ({
          questions: sent.map(({ seen }) => seen),
          notes,
          room: mostQuizQuestions - before.questions.length,
        }));
      },
    );
    scope.post(
      path,
      {
        config: editing,
        bodyLimit: mostQuestionFileBytes + envelopeBytes,
        schema: {
          tags,
          summary: "Take over questions of a file, behind those it has; all of them or none",
          params: idParameter,
          querystring: leavingQuery,
        },
      },
      async (request): Promise<QuestionsTaken> => {
        await house.asDomain(caller(request).domainId, (tx) => requireContent(tx, desk, request, request.params.id));
        return reading(request, ({ sent }) =>
          takeOver(house, desk, request, {
            id: request.params.id,
            labels,
            sent: notLeft(sent, request.query.leave),
          }),
        );
      },
    );
  });

  app.get(
    path,
    {
      config: { permission: desk.permission("edit") },
      schema: {
        tags,
        summary: "Its questions as a file, with what is right",
        params: idParameter,
        querystring: z.object({ format: z.enum(questionFormats) }),
      },
    },
    (request, reply) =>
      house.asDomain(caller(request).domainId, async (tx) => {
        const by = caller(request);
        const { name } = await requireContent(tx, desk, request, request.params.id);
        const { questions } = await questionsOf(tx, by.domainId, request.params.id);
        const { format } = request.query;
        const labelled = await labels.of(tx, by.domainId, { quizId: request.params.id });
        const asked: FileQuestion[] = [];
        for (const question of questions) {
          const picture = await mediaPicture(tx, house, question.mediaId ?? null);
          asked.push(fileOfQuiz(question, labelled.get(question.number ?? -1) ?? { category: "", tags: [] }, picture));
        }
        const { bytes, mediaType, left } = await writtenQuestions(asked, format);
        await writeEvent(tx, by, {
          type: "quiz.export",
          subject: { entity: "quiz", id: request.params.id },
          data: { questions: questions.length - left, format },
        });
        return reply
          .type(mediaType)
          .header("content-disposition", `attachment; filename*=UTF-8''${encodeURIComponent(name)}.${questionFileEndings[format]}`)
          .send(bytes);
      }),
  );
}

async function requireContent(tx: Tx, desk: Desk<typeof quiz>, request: FastifyRequest, id: number) {
  const record = await getRecord(tx, desk.view(request), id);
  if (record.type !== "content") throw new Problem(422, "QuizTypeInvalid");
  return record;
}

function takeOver(
  house: House,
  desk: Desk<typeof quiz>,
  request: FastifyRequest,
  { id, labels, sent }: { id: number; labels: QuestionLabels; sent: readonly Sent[] },
): Promise<QuestionsTaken> {
  return desk.write(request, async (tx, view) => {
    const { domainId } = view.caller;
    await requireContent(tx, desk, request, id);
    const { questions } = await questionsOf(tx, domainId, id);
    if (sent.length === 0) throw new Problem(422, "QuestionFileNothing", { field: "file" });
    if (questions.length + sent.length > mostQuizQuestions)
      throw new Problem(422, "QuestionFileFull", {
        field: "file",
        details: { room: mostQuizQuestions - questions.length, maximum: mostQuizQuestions },
      });
    const added = [];
    for (const { question, brought } of sent) {
      const mediaId = brought === undefined ? undefined : await mediaOf(tx, house, view.caller, brought);
      added.push({ ...question, ...(mediaId === undefined ? {} : { mediaId }) });
    }
    const quizId = await setQuizQuestions(tx, view, id, [...questions, ...added]);
    const now = await questionsOf(tx, domainId, quizId);
    const news = now.questions.slice(questions.length);
    await labels.keep(
      tx,
      view.caller,
      { quizId },
      sent.map(({ category, tags: told }, index) => ({ number: news[index]?.number ?? -1, category, tags: told })),
    );
    return { ...now, added: added.length };
  });
}
