import { isFilm, isPicture } from "@vigil/model/curriculum/media";
import { quiz } from "@vigil/model/quiz/quiz";
import { mostQuizQuestions, quizQuestion, type QuizQuestion } from "@vigil/model/quiz/quizQuestion";
import type { QuizQuestions } from "@vigil/model/quiz/quizWire";
import { viewsMediaType } from "@vigil/model/training/labs/joinedViews";
import { sql } from "kysely";
import { z } from "zod";
import { idParameter } from "../entity/bodies.ts";
import { type entityRoutes } from "../entity/entityRoutes.ts";
import { getRecord } from "../entity/readRecords.ts";
import type { App, House } from "../house.ts";
import { caller } from "../identity/access/caller.ts";
import { Problem } from "../problem.ts";
import type { Tx } from "../storage/asDomain.ts";
import { questionsOf } from "./questionsOf.ts";
import { setQuizQuestions } from "./setQuizQuestions.ts";

/** Captions come along, language by language. */
const bodyLimit = 8 * 1_048_576;
/** What was read may be sent back as it is; which quiz is meant stands in the address. */
const questionsBody = z.strictObject({ id: z.int().positive().optional(), questions: z.array(quizQuestion).max(mostQuizQuestions) });

/** The questions of a multiple-choice quiz, all at once: what somebody has begun keeps its own, and a next version gets these. */
export function quizQuestionRoutes(app: App, house: House, desk: ReturnType<typeof entityRoutes>): void {
  const tags = [quiz.plural];
  const path = "/api/quizzes/:id/questions";
  app.get(
    path,
    { config: { permission: desk.permission("edit") }, schema: { tags, summary: "Its questions with what is right", params: idParameter } },
    (request) =>
      house.asDomain(caller(request).domainId, async (tx): Promise<QuizQuestions> => {
        await getRecord(tx, desk.view(request), request.params.id);
        return questionsOf(tx, caller(request).domainId, request.params.id);
      }),
  );
  app.put(
    path,
    {
      config: { permission: desk.permission("edit") },
      bodyLimit,
      schema: { tags, summary: "Set its questions", params: idParameter, body: questionsBody },
    },
    (request) =>
      desk.write(request, async (tx, view): Promise<QuizQuestions> => {
        const { domainId } = view.caller;
        const record = await getRecord(tx, view, request.params.id);
        if (record["type"] !== "content") throw new Problem(422, "QuizTypeInvalid");
        await requirePictures(tx, domainId, request.body.questions);
        const id = await setQuizQuestions(tx, view, request.params.id, request.body.questions);
        return questionsOf(tx, domainId, id);
      }),
  );
}

async function requirePictures(tx: Tx, domainId: number, questions: readonly QuizQuestion[]): Promise<void> {
  const shown = [...new Set(questions.flatMap(({ mediaId }) => mediaId ?? []))];
  if (shown.length === 0) return;
  const { rows } = await sql<{ id: number; mediaType: string }>`select id, data ->> 'mediaType' as media_type from media
    where id = any(${shown}::bigint[]) and scope = 'training' and hash is not null
      and (owner_domain_id = ${domainId} or owner_domain_id is null)`.execute(tx);
  const types = new Map(rows.map(({ id, mediaType }) => [id, mediaType]));
  for (const [index, { asks, mediaId, film }] of questions.entries()) {
    if (typeof mediaId !== "number") continue;
    const type = types.get(mediaId) ?? "";
    const field = `questions.${index}.mediaId`;
    if (asks?.kind === "findThreat" && type !== viewsMediaType) throw new Problem(422, "QuizScanMissing", { field });
    if (asks?.kind === "findThreat") continue;
    if (isFilm(type) && film === undefined) throw new Problem(422, "QuizCaptionsMissing", { field: `questions.${index}.film.captions` });
    if (film === undefined ? !isPicture(type) : !isFilm(type)) throw new Problem(422, "QuizPictureMissing", { field });
  }
}
