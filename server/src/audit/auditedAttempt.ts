import { sql } from "kysely";
import type { AuditedContentSession } from "@vigil/model/audit/auditWire";
import type { Caller } from "../identity/access/caller.ts";
import { Problem } from "../problem.ts";
import { auditedLearner } from "./auditedLearner.ts";
import type { Tx } from "../storage/asDomain.ts";
import { contentOf } from "../training/contentOf.ts";
import { examRows } from "../exam/examRow.ts";
import { reviewOf } from "../exam/review/contentSessions.ts";

interface Wanted {
  sessionId: number;
  kind: "course" | "quiz";
  locale?: string | undefined;
}

/** A sealed attempt of somebody within the caller's sites, groups and programs, answer by answer with what was right. */
export async function auditedAttempt(tx: Tx, caller: Caller, { sessionId, kind, locale }: Wanted): Promise<AuditedContentSession> {
  const { domainId, programs } = caller;
  const { rows } = await sql<{ userId: number; programId: number | null; ofQuiz: boolean }>`
    select attempt.user_id, run.program_id, attempt.quiz_id is not null as of_quiz
      from exam_attempts attempt
      left join course_statuses course on course.domain_id = attempt.domain_id and course.id = attempt.course_status_id
      left join program_statuses run on run.domain_id = course.domain_id and run.id = course.program_status_id
     where attempt.domain_id = ${domainId} and attempt.id = ${sessionId} and attempt.sealed_at is not null`.execute(tx);
  const [found] = rows;
  const seen = found && (programs === null || (found.programId !== null && programs.includes(found.programId)));
  if (!found || !seen || found.ofQuiz !== (kind === "quiz")) throw new Problem(404, "NotFound");
  const learner = await auditedLearner(tx, caller, found.userId);
  const attempt = await examRows.own(tx, { domainId, userId: found.userId }, sessionId);
  const { objectives } = attempt.contentId === null ? { objectives: [] } : await contentOf(tx, domainId, attempt.contentId);
  return { learner, objectives, ...(await reviewOf(tx, attempt, locale, true)) };
}
