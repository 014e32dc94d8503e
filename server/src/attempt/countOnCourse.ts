import type { Tx } from "../storage/asDomain.ts";
import { givenRecords, overRecords } from "../storage/crowd/overRecords.ts";
import type { LearnerActor } from "../training/learner.ts";
import { together } from "../storage/together.ts";
import { lockFinalExam } from "../training/lockFinalExam.ts";

/** What a sealed attempt counts for on its course. */
interface Counted {
  domainId: number;
  courseStatusId: number;
  /** Seconds, and how many of them are of the simulator and of exams. */
  duration: number;
  simDuration: number;
  examDuration: number;
  /** It was an attempt at the final, and how that ended; null where it was none. */
  final: "passed" | "failed" | null;
  /** Failed attempts at the final until it locks; 0 = never. */
  maxFailedAttempts: number;
  /** Its time is counted whole: no page may tell it again. */
  timed?: boolean;
  /** What was missed is to be gone through before the next one. */
  minibookDue?: boolean;
}

/** Time, attempts at the final and its lock, on the course and on the program's run. */
export async function countOnCourse(tx: Tx, actor: LearnerActor, counted: Counted): Promise<void> {
  const { domainId, courseStatusId, final, maxFailedAttempts } = counted;
  const [[course]] = await together(tx, [countingQuery(counted)]);
  if (course === undefined) throw new Error("The course status is gone.");
  if (final === "failed") await lockFinalExam(tx, actor, { ...course, domainId, courseStatusId }, maxFailedAttempts);
}

const countingQuery = ({ domainId, courseStatusId, final, timed = false, minibookDue = false, ...seconds }: Counted) => {
  const { duration, simDuration, examDuration } = seconds;
  return overRecords<{ failedAttempts: number; finalExamLocked: boolean }>(
    counting,
    {
      course: courseStatusId,
      duration,
      sim: simDuration,
      exam: examDuration,
      tried: final === null ? 0 : 1,
      failed: final === "failed" ? 1 : 0,
      timed,
      minibook: minibookDue,
    },
    [domainId],
  );
};

const counting = `
  with counted as (
    update course_statuses course set duration = course.duration + given.duration, total_duration = course.total_duration + given.duration,
        sim_duration = course.sim_duration + given.sim, exam_duration = course.exam_duration + given.exam, attempts = course.attempts + given.tried,
        failed_attempts = course.failed_attempts + given.failed, minibook = course.minibook or given.minibook,
        timed_at = case when given.timed then clock_timestamp() else course.timed_at end, updated_at = now()
      from ${givenRecords({
        course: "bigint",
        duration: "integer",
        sim: "integer",
        exam: "integer",
        tried: "integer",
        failed: "integer",
        timed: "boolean",
        minibook: "boolean",
      })}
     where course.domain_id = $2 and course.id = given.course
    returning given.of_call, course.program_status_id, given.duration as seconds, given.sim, given.exam, course.failed_attempts, course.final_exam_locked),
  run as (
    update program_statuses run set duration = run.duration + counted.seconds, total_duration = run.total_duration + counted.seconds,
        sim_duration = run.sim_duration + counted.sim, exam_duration = run.exam_duration + counted.exam, last_accessed_at = now(), updated_at = now()
      from counted where run.domain_id = $2 and run.id = counted.program_status_id)
  select of_call, failed_attempts, final_exam_locked from counted`;
