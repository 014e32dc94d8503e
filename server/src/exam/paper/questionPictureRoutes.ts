import { sql } from "kysely";
import { z } from "zod";
import type { App, House } from "../../house.ts";
import { sendStored } from "../../http/sendStored.ts";
import { caller, type Caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import { requireAuditable } from "../../organization/auditable.ts";
import type { Tx } from "../../storage/asDomain.ts";

const id = z.coerce.number().int().min(1);
const params = z.object({ examId: id, questionId: z.coerce.number().int().min(0) });
const address = "/api/training/exam/attempts/:examId/pictures/:questionId";
const served = [
  { path: address, part: "file", summary: "The picture, scan or film of a question" },
  { path: `${address}/captions`, part: "captions", summary: "What is said and heard in the film of a question" },
] as const;
/** What a file may do when it is opened by itself: be looked at. */
export const inert = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * The picture, scan or film of a question, for whose paper asks it, and for whoever may look at that paper once it is handed in, who knows the bank's
 * number. Its address and its type say nothing of what is right.
 */
export function questionPictureRoutes(app: App, house: House): void {
  for (const { path, part, summary } of served)
    app.get(
      path,
      {
        config: { permission: "signedIn", isLink: true },
        schema: { summary, params, querystring: z.object({ domain: z.string().max(40).optional() }) },
      },
      async (request, reply) => {
        const by = caller(request);
        const { hash, mediaType } = await house.asDomain(by.domainId, (tx) => pictureOf(tx, by, request.params, part));
        reply.header("cache-control", "private, no-cache").header("content-security-policy", inert);
        return sendStored(request, reply, { files: house.files, hash, mediaType });
      },
    );
}

interface Found {
  hash: string;
  mediaType: string;
  userId: number;
  sealed: boolean;
}

async function pictureOf(tx: Tx, by: Caller, { examId, questionId }: z.infer<typeof params>, part: "file" | "captions"): Promise<Found> {
  const { rows } = await sql<Found>`
    select coalesce(media.hash, file.file_hash) as hash, coalesce(media.data ->> 'mediaType', file.media_type, 'application/octet-stream') as media_type,
        attempt.user_id, attempt.sealed_at is not null as sealed
      from exam_attempts attempt
      join exam_answers answer on answer.domain_id = attempt.domain_id and answer.started_month = attempt.started_month
        and answer.attempt_id = attempt.id
      left join quiz_questions question on question.domain_id = attempt.domain_id and question.quiz_id = attempt.quiz_id
        and question.position = answer.question_id
      left join media on media.id = question.media_id and media.scope = 'training'
        and (media.owner_domain_id = attempt.domain_id or media.owner_domain_id is null)
      left join content_questions asked on asked.content_id = attempt.content_id and asked.question_id = answer.question_id
      left join course_content_files file on file.content_id = asked.content_id and file.path = coalesce(asked.body ->> 'file', asked.body -> 'picture' ->> 'file', asked.body -> 'film' ->> ${part}::text)
     where attempt.domain_id = ${by.domainId} and attempt.id = ${examId} and coalesce(media.hash, file.file_hash) is not null
       and ${questionId} in (coalesce(answer.asked_id, answer.question_id), case when attempt.sealed_at is not null then answer.question_id end)`.execute(
    tx,
  );
  const [found] = rows;
  if (found === undefined) throw new Problem(404, "NotFound");
  if (found.userId !== by.userId) {
    if (!found.sealed || !by.permissions.has("audit:view") || by.programs !== null) throw new Problem(404, "NotFound");
    await requireAuditable(tx, by, found.userId);
  }
  return found;
}
