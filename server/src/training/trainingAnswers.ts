import type { CourseState } from "./settleCourse.ts";
import { storedSimConfig, watchOf, type SimConfig } from "@vigil/model/simulator/settings";
import { bookmarkSchema } from "@vigil/model/training/bookmark";
import type { Page, Unit } from "@vigil/model/training/courseContent";
import type { TrainingConfiguration } from "@vigil/model/training/settings";
import type {
  CourseConfig,
  CourseStatus,
  ProgramConfig,
  ProgramStatus,
  TrainingPage,
  TrainingUnit,
  UnitStatus,
} from "@vigil/model/training/wire";
import type { CourseStatusRow, ProgramStatusRow } from "./openStatuses.ts";
import { wireInstant } from "../http/wireInstant.ts";

/** Rows of the database as the wire names them. */

export type Renewal = Pick<ProgramStatus, "renewable"> & { lapsed: NonNullable<ProgramStatus["lapsed"]> | null } & Record<
    "dueOn" | "expiresOn",
    string | null
  >;

export const programStatusAnswer = (row: Partial<ProgramStatusRow> | undefined, renewal?: Renewal): ProgramStatus => ({
  status: row?.status ?? "n",
  complete: row?.complete ?? false,
  sequence: row?.sequence ?? 0,
  duration: row?.duration ?? 0,
  totalDuration: row?.totalDuration ?? 0,
  dueAt: row?.dueAt ? wireInstant(row.dueAt) : null,
  expiryAt: row?.expiryAt ? wireInstant(row.expiryAt) : null,
  ...(renewal?.dueOn && { dueOn: renewal.dueOn }),
  ...(renewal?.expiresOn && { expiresOn: renewal.expiresOn }),
  renewable: renewal?.renewable ?? false,
  ...(renewal?.lapsed && { lapsed: renewal.lapsed }),
});

export const programConfigAnswer = (configuration: TrainingConfiguration): ProgramConfig => ({
  ...sharedConfigAnswer(configuration),
  programEnforceOrder: configuration.programEnforceOrder,
  minSequenceTime: configuration.minSequenceTime,
  displaySequenceOnly: configuration.displaySequenceOnly,
  resetCompleted: configuration.resetCompleted,
  resetStarted: configuration.resetStarted,
  programSurveyLink: configuration.programSurveyLink,
});

export function courseStatusAnswer(row: CourseStatusRow | undefined): CourseStatus {
  const bookmark = bookmarkSchema.safeParse(row?.bookmark);
  return {
    id: row?.id ?? 0,
    basis: `${row?.contentId ?? 0} ${row?.resetAt?.getTime() ?? 0}`,
    status: row?.status ?? "n",
    complete: row?.complete ?? false,
    bookmark: bookmark.success ? bookmark.data : null,
    duration: row?.duration ?? 0,
    totalDuration: row?.totalDuration ?? 0,
    progress: (row?.progress ?? 0) / 10_000,
  };
}

function watchAnswer(configuration: TrainingConfiguration): Pick<CourseConfig, "watch"> {
  const watch = watchOf(configuration);
  const { watchMinHitRate: minHitRate, watchMaxFalseAlarmRate: maxFalseAlarmRate } = configuration;
  return watch === null ? {} : { watch: { ...watch, minHitRate, maxFalseAlarmRate, feedback: configuration.practiceFeedback } };
}

export const courseConfigAnswer = (configuration: TrainingConfiguration): CourseConfig => ({
  ...sharedConfigAnswer(configuration),
  maxDisconnectTime: configuration.maxDisconnectTime,
});

const sharedConfigAnswer = (configuration: TrainingConfiguration): Omit<CourseConfig, "maxDisconnectTime"> => ({
  courseEnforceOrder: configuration.courseEnforceOrder,
  minTime: configuration.minTime,
  pageTimerContent: configuration.pageTimerContent,
  sessionTimerContent: configuration.sessionTimerContent,
  sessionTimerPractice: configuration.sessionTimerPractice,
  sessionTimerExam: configuration.sessionTimerExam,
  imageTimerPractice: configuration.imageTimerPractice,
  imageTimerExam: configuration.imageTimerExam,
  examCategorizeThreats: configuration.examCategorizeThreats,
  practiceCategorizeThreats: configuration.practiceCategorizeThreats,
  examMarkThreats: configuration.examMarkThreats,
  practiceMarkThreats: configuration.practiceMarkThreats,
  practiceConfidence: configuration.practiceConfidence,
  examConfidence: configuration.examConfidence,
  ...watchAnswer(configuration),
  practiceNumberOfImages: configuration.practiceNumberOfImages,
  examNumberOfImages: configuration.examNumberOfImages,
  practicePassingScore: configuration.practicePassingScore,
  finalPassingScore: configuration.finalPassingScore,
  examMinHitRate: configuration.examMinHitRate,
  examMaxFalseAlarmRate: configuration.examMaxFalseAlarmRate,
  maxFailedAttempts: configuration.maxFailedAttempts,
  surveyLink: configuration.surveyLink,
  staticPageBackground: configuration.staticPageBackground,
});

/** Every unit with the sections begun in it; after a save only with the section that was saved, as the others stay as they were. */
export const unitStatusAnswers = ({ units, facts }: CourseState, saved?: { unitId: number; sectionId: number }): UnitStatus[] =>
  units.map((unit) => ({
    ...unit,
    sectionStatus: facts.sections
      .filter(
        ({ unitId, sectionId }) =>
          unitId === unit.unitId && (saved === undefined || (unitId === saved.unitId && sectionId === saved.sectionId)),
      )
      .map(({ sectionId, status, pages }) => ({ sectionId, status, pages: [...pages] })),
  }));

type Taken = Pick<CourseState, "content" | "configuration">;

/** The whole of a course. */
export const unitAnswers = (taken: Taken): TrainingUnit[] => unitsWith(taken, (page) => ({ ...page, _id: page.id }));

/** What of a course stands in its table of contents: of a thousand pages the texts are most of what would be sent and read. */
export const outlineAnswers = (taken: Taken): TrainingUnit[] =>
  unitsWith(taken, (page) => {
    const { blocks: _, ...outline } = page;
    return outline;
  });

const unitsWith = ({ content, configuration }: Taken, pageAnswer: (page: Page) => TrainingPage): TrainingUnit[] =>
  content.units.map((unit) => ({
    ...unit,
    sections: unit.sections.map((section) => ({ ...section, pages: section.pages.map(pageAnswer) })),
    sectionCount: unit.sections.length,
    examSize: unit.type === "Exam" ? configuration.examNumberOfImages : (unit.examSize ?? 0),
    passingScore: passingScoreOf(unit, configuration),
  }));

const passingScoreOf = ({ type, tested }: Unit, configuration: TrainingConfiguration): number => {
  if (type === "Practice") return configuration.practicePassingScore;
  return tested ? configuration.unitPassingScore : configuration.finalPassingScore;
};

export const simConfigAnswer = (type: string, stored: unknown): SimConfig | null =>
  type === "simulator" ? storedSimConfig.parse(stored) : null;
