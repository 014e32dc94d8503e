import { finalItem } from "@vigil/model/exam/examType";
import type { SubmitAnswer, SubmitBody } from "@vigil/model/exam/examWire";
import type { Caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { courseStatusAnswer } from "../../training/trainingAnswers.ts";
import { examRows, type ExamRow } from "../examRow.ts";
import type { ExamCall } from "../open/examOfCall.ts";
import { sealAttempt } from "./sealAttempt.ts";

interface SealCall {
  locale?: string | undefined;
}

/** Hands in the exam of a course. The time it took is the server's own. */
export async function sealExam(tx: Tx, caller: Caller, call: ExamCall & SealCall, body: SubmitBody): Promise<SubmitAnswer> {
  const attempt = await examRows.lockOwn(tx, caller, body.examId);
  await refuseOther(tx, attempt, call);
  const result = await sealAttempt(tx, caller, attempt, "submit", body.answers, call.locale);
  const status = await tx
    .selectFrom("courseStatuses")
    .selectAll()
    .where("domainId", "=", caller.domainId)
    .where("id", "=", attempt.courseStatusId)
    .executeTakeFirst();
  return { passed: result.passed, courseStatus: courseStatusAnswer(status), result };
}

/** The attempt is of the exam that the address names. */
async function refuseOther(tx: Tx, attempt: ExamRow, { programId, courseId, unitId }: ExamCall): Promise<void> {
  const found = await tx
    .selectFrom("courseStatuses as course")
    .innerJoin("programStatuses as program", (join) =>
      join.onRef("program.domainId", "=", "course.domainId").onRef("program.id", "=", "course.programStatusId"),
    )
    .select(["course.courseId", "program.programId"])
    .where("course.domainId", "=", attempt.domainId)
    .where("course.id", "=", attempt.courseStatusId)
    .executeTakeFirst();
  const unit = attempt.kind === "final" ? finalItem : attempt.unitId;
  if (found?.courseId !== courseId || found.programId !== programId || unit !== unitId) throw new Problem(404, "ExamNotFound");
}
