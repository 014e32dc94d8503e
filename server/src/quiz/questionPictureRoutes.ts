import { sql } from "kysely";
import { z } from "zod";
import { sendMedia } from "../curriculum/media/sendMedia.ts";
import type { App, House } from "../house.ts";
import { sendStored } from "../http/sendStored.ts";
import { caller, type Caller } from "../identity/access/caller.ts";
import { Problem } from "../problem.ts";
import { requireAuditable } from "../organization/auditable.ts";
import type { Tx } from "../storage/asDomain.ts";

const id = z.coerce.number().int().min(1);
const params = z.object({ examId: id, questionId: z.coerce.number().int().min(0) });

/** The picture of a question, for whose paper asks it, and for whoever may look at that paper once it is handed in, who knows the bank's number. */
export function questionPictureRoutes(app: App, house: House): void {
  app.get(
    "/api/training/exam/attempts/:examId/pictures/:questionId",
    {
      config: { permission: "signedIn", isLink: true },
      schema: { summary: "The picture of a question", params, querystring: z.object({ domain: z.string().max(40).optional() }) },
    },
    async (request, reply) => {
      const by = caller(request);
      const picture = await house.asDomain(by.domainId, (tx) => pictureOf(tx, by, request.params));
      if ("mediaId" in picture) return sendMedia(house, request, reply, { domainId: by.domainId, id: picture.mediaId, scope: "training" });
      reply
        .header("cache-control", "private, no-cache")
        .header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox");
      return sendStored(request, reply, { files: house.files, ...picture });
    },
  );
}

type Picture = { mediaId: number } | { hash: string; mediaType: string };

interface Row {
  mediaId: number | null;
  hash: string | null;
  mediaType: string | null;
  userId: number;
  sealed: boolean;
}

/** Of a quiz it is in the media; of a course among the files of its version. */
async function pictureOf(tx: Tx, by: Caller, { examId, questionId }: z.infer<typeof params>): Promise<Picture> {
  const { rows } = await sql<Row>`
    select question.media_id, file.file_hash as hash, file.media_type, attempt.user_id, attempt.sealed_at is not null as sealed
      from exam_attempts attempt
      join exam_answers answer on answer.domain_id = attempt.domain_id and answer.started_month = attempt.started_month
        and answer.attempt_id = attempt.id
      left join quiz_questions question on question.domain_id = attempt.domain_id and question.quiz_id = attempt.quiz_id
        and question.position = answer.question_id
      left join content_questions asked on asked.content_id = attempt.content_id and asked.question_id = answer.question_id
      left join course_content_files file on file.content_id = attempt.content_id and file.path = asked.body -> 'picture' ->> 'file'
     where attempt.domain_id = ${by.domainId} and attempt.id = ${examId} and (question.media_id is not null or file.file_hash is not null)
       and ${questionId} in (coalesce(answer.asked_id, answer.question_id), case when attempt.sealed_at is not null then answer.question_id end)`.execute(
    tx,
  );
  const [found] = rows;
  if (found === undefined) throw new Problem(404, "NotFound");
  if (found.userId !== by.userId) {
    if (!found.sealed || !by.permissions.has("audit:view") || by.programs !== null) throw new Problem(404, "NotFound");
    await requireAuditable(tx, by, found.userId);
  }
  const { mediaId, hash, mediaType } = found;
  if (mediaId !== null) return { mediaId };
  if (hash === null || mediaType === null) throw new Problem(404, "NotFound");
  return { hash, mediaType };
}
