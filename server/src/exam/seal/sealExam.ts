import { finalItem } from "@vigil/model/exam/finalItem";
import type { SubmitAnswer, SubmitBody } from "@vigil/model/exam/examWire";
import type { Caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import { lastOf, type Tx } from "../../storage/asDomain.ts";
import { courseStatusColumns } from "../../training/openStatuses.ts";
import { courseStatusAnswer } from "../../training/trainingAnswers.ts";
import { examRows, type ExamRow } from "../examRow.ts";
import type { ExamCall } from "../open/examOfCall.ts";
import { sealAttempt } from "./sealAttempt.ts";

export interface SealCall {
  locale?: string | undefined;
}

/** Hands in the exam of a course. The time it took is the server's own. */
export async function sealExam(tx: Tx, caller: Caller, call: ExamCall & SealCall, body: SubmitBody): Promise<SubmitAnswer> {
  const { domainId } = caller;
  const [attempt, taken] = await Promise.all([examRows.lockOwn(tx, caller, body.examId), takenIn(tx, domainId, body.examId)]);
  refuseOther(attempt, taken, call);
  const result = await sealAttempt(tx, caller, attempt, "submit", body.answers, call.locale);
  const query = tx
    .selectFrom("courseStatuses")
    .select(courseStatusColumns)
    .where("domainId", "=", domainId)
    .where("id", "=", attempt.courseStatusId)
    .compile();
  const [status] = (await tx.executeQuery(lastOf(query))).rows;
  return { passed: result.passed, courseStatus: courseStatusAnswer(status), result };
}

type Taken = Pick<ExamCall, "programId" | "courseId">;

const takenIn = (tx: Tx, domainId: number, examId: number): Promise<Taken | undefined> =>
  tx
    .selectFrom("examAttempts as attempt")
    .innerJoin("courseStatuses as course", (join) =>
      join.onRef("course.domainId", "=", "attempt.domainId").onRef("course.id", "=", "attempt.courseStatusId"),
    )
    .innerJoin("programStatuses as program", (join) =>
      join.onRef("program.domainId", "=", "course.domainId").onRef("program.id", "=", "course.programStatusId"),
    )
    .select(["course.courseId", "program.programId"])
    .where("attempt.domainId", "=", domainId)
    .where("attempt.id", "=", examId)
    .executeTakeFirst();

/** The attempt is of the exam that the address names. */
function refuseOther({ kind, unitId: own }: ExamRow, taken: Taken | undefined, { programId, courseId, unitId }: ExamCall): void {
  const unit = kind === "final" ? finalItem : own;
  if (taken?.courseId !== courseId || taken.programId !== programId || unit !== unitId) throw new Problem(404, "ExamNotFound");
}
