import multipart from "@fastify/multipart";
import type { DraftFile } from "@vigil/model/authoring/draftWire";
import { packageQuestions } from "@vigil/model/curriculum/coursePackage";
import { courseTaking, fileOfCourse, type NewCourseQuestion } from "@vigil/model/exam/questionFile/courseOfFile";
import {
  mostQuestionFileBytes,
  questionFormats,
  type FilePicture,
  type FileQuestion,
  type QuestionNote,
} from "@vigil/model/exam/questionFile/fileQuestion";
import { preferredLanguage } from "../../http/preferredLanguage.ts";
import { questionFileEndings, type DraftQuestionsTaken, type QuestionFilePreview } from "@vigil/model/quiz/questionFileWire";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { envelopeBytes, leavingQuery, notLeft } from "../../curriculum/questionFile/questionFileCalls.ts";
import type { QuestionLabels } from "../../curriculum/questionFile/questionLabels.ts";
import { libraryPicture } from "../../curriculum/questionFile/picturesNamed.ts";
import { sentQuestions, type SentQuestion } from "../../curriculum/questionFile/sentQuestions.ts";
import { writtenQuestions } from "../../curriculum/questionFile/writtenQuestions.ts";
import type { App, House } from "../../house.ts";
import { receivedUpload } from "../../http/receivedUpload.ts";
import { asKeeper } from "../../identity/access/asKeeper.ts";
import { caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import { addQuestions } from "../change/addQuestions.ts";
import { partsQuery } from "../change/draftParts.ts";
import { draftLanguage } from "../draftLanguage.ts";
import { courseOf, draftOf } from "../draftOf.ts";
import { coursePicture } from "./coursePicture.ts";
import { keptPicture, pictureInDraft, type KeptPicture } from "./draftPictures.ts";

/** So many questions a course has at most. */
export const mostCourseQuestions = 2000;
const tags = ["courses"];
const params = z.object({ id: z.coerce.number().int().positive() });
const path = "/api/courses/:id/draft/questions/file";
const config = { permission: "courses:author" } as const;

type Sent = SentQuestion<NewCourseQuestion, KeptPicture>;

/** What is marked is the picture itself, and says what it shows. */
const withPicture = (question: NewCourseQuestion, picture: { file: string; description: string }): NewCourseQuestion =>
  "kind" in question && question.kind === "hotspot" ? { ...question, file: picture.file } : { ...question, picture };

/** Questions of files for the exams of a course in work, and its own as a file. */
export const draftQuestionRoutes =
  (labels: QuestionLabels) =>
  (app: App, house: House): void => {
    const { asDomain, now } = house;
    const reading = async <T>(
      request: FastifyRequest,
      courseId: number,
      work: (read: { sent: Sent[]; notes: QuestionNote[]; room: number }) => Promise<T>,
    ): Promise<T> => {
      const by = caller(request);
      const { locale, room } = await asDomain(by.domainId, async (tx) => {
        const draft = await draftOf(tx, by, courseId);
        const has = await partsQuery(tx, draft.id)
          .where("piece", "=", "questions")
          .where("locale", "=", "")
          .where("gone", "=", false)
          .execute();
        return { locale: await draftLanguage(tx, draft.id), room: Math.max(0, mostCourseQuestions - has.length) };
      });
      return receivedUpload(request, house.files, async (file) => {
        const into = {
          taking: courseTaking,
          language: preferredLanguage(locale),
          mayBringPictures: true,
          bring: (picture: FilePicture) => keptPicture(house, picture),
          library: (name: string) => libraryPicture(house, by.domainId, name),
        };
        return work({ ...(await sentQuestions(house, into, file)), room });
      });
    };

    app.register(async (scope: App) => {
      await scope.register(multipart, { limits: { fileSize: mostQuestionFileBytes, files: 1, fields: 0 } });
      const sending = { config: { ...config, longUpload: true }, bodyLimit: mostQuestionFileBytes + envelopeBytes };
      scope.post(
        `${path}/preview`,
        {
          ...sending,
          schema: {
            tags,
            summary: "What a file of questions (GIFT, Moodle XML, QTI, CSV) would bring, and what of it cannot be had",
            params,
          },
        },
        (request): Promise<QuestionFilePreview> =>
          reading(request, request.params.id, async ({ sent, notes, room }) => ({ questions: sent.map(({ seen }) => seen), notes, room })),
      );
      scope.post(
        path,
        {
          ...sending,
          schema: { tags, summary: "Take over questions of a file into a draft; all of them or none", params, querystring: leavingQuery },
        },
        (request): Promise<DraftQuestionsTaken> => {
          const by = caller(request);
          const { id: courseId } = request.params;
          return reading(request, courseId, ({ sent, room }) =>
            asKeeper(asDomain, by, async (tx) => {
              const taken = notLeft(sent, request.query.leave);
              if (taken.length === 0) throw new Problem(422, "QuestionFileNothing", { field: "file" });
              if (taken.length > room)
                throw new Problem(422, "CourseQuestionsFull", { field: "file", details: { room, maximum: mostCourseQuestions } });
              const questions: NewCourseQuestion[] = [];
              const files: DraftFile[] = [];
              for (const { question, brought } of taken) {
                const shown = brought === undefined ? undefined : await pictureInDraft(tx, by, courseId, brought);
                questions.push(shown === undefined ? question : withPicture(question, shown.picture));
                if (shown !== undefined) files.push(shown.file);
              }
              const { numbers, parts, sequence } = await addQuestions(tx, by, courseId, questions, now());
              await labels.keep(
                tx,
                by,
                { courseId },
                taken.map(({ category, tags: told }, index) => ({ number: numbers[index]!, category, tags: told })),
              );
              return { parts, gone: [], sequence, files, added: parts.length };
            }),
          );
        },
      );
    });

    app.get(
      path,
      {
        config: { ...config, isLink: true },
        schema: {
          tags,
          summary: "The questions of a draft as a file, with what is right",
          params,
          querystring: z.object({ format: z.enum(questionFormats), domain: z.string().max(40).optional() }),
        },
      },
      (request, reply) => {
        const by = caller(request);
        const { id: courseId } = request.params;
        const { format } = request.query;
        return asDomain(by.domainId, async (tx) => {
          const { title } = await courseOf(tx, by, courseId);
          const draft = await draftOf(tx, by, courseId);
          const parts = await partsQuery(tx, draft.id)
            .where("piece", "=", "questions")
            .where("locale", "=", "")
            .where("gone", "=", false)
            .orderBy("position")
            .orderBy("key")
            .execute();
          // what is not finished yet cannot be asked anywhere
          const whole = parts.flatMap(({ block }) => {
            const read = packageQuestions.element.safeParse(block);
            return read.success ? read.data : [];
          });
          const labelled = await labels.of(tx, by.domainId, { courseId });
          const asked: FileQuestion[] = [];
          for (const question of whole) {
            const shown = question.kind === "hotspot" ? question.file : question.picture?.file;
            const picture = await coursePicture(tx, house, { draftId: draft.id }, shown);
            asked.push(fileOfCourse(question, labelled.get(question.id) ?? { category: "", tags: [] }, picture));
          }
          const { bytes, mediaType, left } = await writtenQuestions(asked, format);
          await writeEvent(tx, by, {
            type: "course.exportQuestions",
            subject: { entity: "course", id: courseId },
            data: { questions: asked.length - left, format },
          });
          return reply
            .type(mediaType)
            .header("content-disposition", `attachment; filename*=UTF-8''${encodeURIComponent(title)}.${questionFileEndings[format]}`)
            .send(bytes);
        });
      },
    );
  };
