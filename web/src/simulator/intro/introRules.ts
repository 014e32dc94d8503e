import { breaksIn, type Watch } from "@vigil/model/simulator/watch/watch";
import { notAsked } from "@vigil/model/simulator/notAsked";
import { allowedSeconds } from "@vigil/model/attempt/extraTime";
import type { AttemptsGiven } from "../../attempt/attemptsLeft.ts";
import type { TrainingCourse } from "@vigil/model/training/wire";

/** What a session asks for, as its intro tells it. Times are seconds, 0 = no limit. */
export interface IntroRules {
  images: number;
  sessionTime: number;
  imageTime: number;
  /** Percent of the time others have; it is in both times. */
  extraTime: number;
  /** So long one may be away before it ends; 0 = for ever. */
  mostAway: number;
  /** Percent. */
  passingScore: number;
  /** Percent; 0 and 100 = not asked. */
  minHitRate: number;
  maxFalseAlarmRate: number;
  /** Null where it may be taken as often as one likes. */
  attempts: AttemptsGiven | null;
  mark: boolean;
  categorize: boolean;
  /** After each decision it is asked how sure the learner is. */
  confidence: boolean;
  /** In a watch the truth is shown after the bags of bursts. */
  feedback: boolean;
  watch: Watch | null;
}

export function rulesOfUnit(
  { courseConfig: config, examStatus, extraTime }: Pick<TrainingCourse, "courseConfig" | "examStatus" | "extraTime">,
  type: "Practice" | "Exam",
): IntroRules {
  const exam = type === "Exam";
  const watch = exam ? undefined : config.watch;
  const sessionTime = exam ? config.sessionTimerExam : config.sessionTimerPractice;
  const images = exam ? config.examNumberOfImages : config.practiceNumberOfImages;
  const breaks = watch === undefined || sessionTime === 0 ? 0 : (breaksIn(watch, images) * watch.breakMs) / 1000;
  return {
    images,
    sessionTime: allowedSeconds(sessionTime + breaks, extraTime),
    imageTime: allowedSeconds(exam ? config.imageTimerExam : config.imageTimerPractice, extraTime),
    extraTime,
    mostAway: config.maxDisconnectTime,
    passingScore: exam ? config.finalPassingScore : config.practicePassingScore,
    minHitRate: exam ? config.examMinHitRate : (watch ?? notAsked).minHitRate,
    maxFalseAlarmRate: exam ? config.examMaxFalseAlarmRate : (watch ?? notAsked).maxFalseAlarmRate,
    attempts: exam ? { failedAttempts: examStatus.failedAttempts ?? 0, maxFailedAttempts: config.maxFailedAttempts } : null,
    mark: exam ? config.examMarkThreats : config.practiceMarkThreats,
    categorize: exam ? config.examCategorizeThreats : config.practiceCategorizeThreats,
    confidence: exam ? config.examConfidence : config.practiceConfidence,
    feedback: watch?.feedback ?? false,
    watch: watch ?? null,
  };
}
