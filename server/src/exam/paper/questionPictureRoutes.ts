import { sql } from "kysely";
import { z } from "zod";
import type { App, House } from "../../house.ts";
import { caller, type Caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import { requireAuditable } from "../../organization/auditable.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { partColumns, partPath, partQuery, sendPart, shownParts, summaryOf, type FoundPart, type ShownPart } from "./shownPart.ts";

const id = z.coerce.number().int().min(1);
const params = z.object({ examId: id, questionId: z.coerce.number().int().min(0) });
const address = "/api/training/exam/attempts/:examId/pictures/:questionId";
/**
 * The picture, scan or film of a question, for whose paper asks it, and for whoever may look at that paper once it is handed in, who knows the bank's
 * number. Its address and its type say nothing of what is right.
 */
export function questionPictureRoutes(app: App, house: House): void {
  for (const part of shownParts)
    app.get(
      part === "file" ? address : `${address}/captions`,
      {
        config: { permission: "signedIn", isLink: true },
        schema: { summary: summaryOf[part], params, querystring: partQuery },
      },
      async (request, reply) => {
        const by = caller(request);
        const found = await house.asDomain(by.domainId, (tx) => pictureOf(tx, by, request.params, { part, locale: request.query.locale }));
        return sendPart(request, reply, house, found);
      },
    );
}

interface Found extends FoundPart {
  userId: number;
  sealed: boolean;
}

async function pictureOf(
  tx: Tx,
  by: Caller,
  { examId, questionId }: z.infer<typeof params>,
  { part, locale }: { part: ShownPart; locale: string },
): Promise<Found> {
  const { rows } = await sql<Found>`
    select ${partColumns(part, locale)}, attempt.user_id, attempt.sealed_at is not null as sealed
      from exam_attempts attempt
      join exam_answers answer on answer.domain_id = attempt.domain_id and answer.started_month = attempt.started_month
        and answer.attempt_id = attempt.id
      left join quiz_questions question on question.domain_id = attempt.domain_id and question.quiz_id = attempt.quiz_id
        and question.position = answer.question_id
      left join media on media.id = question.media_id and media.scope = 'training'
        and (media.owner_domain_id = attempt.domain_id or media.owner_domain_id is null)
      left join content_questions asked on asked.content_id = attempt.content_id and asked.question_id = answer.question_id
      left join course_content_files file on file.content_id = asked.content_id and file.path = ${partPath(part, locale)}
     where attempt.domain_id = ${by.domainId} and attempt.id = ${examId}
       and ${questionId} in (coalesce(answer.asked_id, answer.question_id), case when attempt.sealed_at is not null then answer.question_id end)`.execute(
    tx,
  );
  const [found] = rows.filter(({ hash, words }) => hash !== null || words !== null);
  if (found === undefined) throw new Problem(404, "NotFound");
  if (found.userId !== by.userId) {
    if (!found.sealed || !by.permissions.has("audit:view") || by.programs !== null) throw new Problem(404, "NotFound");
    await requireAuditable(tx, by, found.userId);
  }
  return found;
}
