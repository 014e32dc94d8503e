import { z } from "zod";
import { ofGrammar } from "../values/grammar.ts";
import { disorderOf } from "../entity/ordered.ts";
import { certificateTextName } from "./certificateTextName.ts";
import { orderedSettings } from "./orderedSettings.ts";
import { secondsOf, settingUnits, type TimeUnit } from "./settingUnits.ts";

export const leastScore = 1;
export const mostScore = 100;
/** Percent, at most two decimals. */
const score = () => z.number().min(leastScore).max(mostScore).multipleOf(0.01);
const percent = () => z.number().min(0).max(100).multipleOf(0.01);
/** Whole seconds, at least one of the unit people give it in; 0 = none. */
const time = (unit: TimeUnit, most: number) =>
  z
    .int()
    .min(0)
    .max(most)
    .check(({ value, issues }) => {
      const minimum = secondsOf[unit];
      if (value > 0 && value < minimum) issues.push({ code: "too_small", origin: "number", minimum, inclusive: true, input: value });
    });
/** One in so many, or 0 for none; what is more often is not rare. */
const rarity = () =>
  z
    .int()
    .min(0)
    .max(200)
    .check(({ value, issues }) => {
      if (value > 0 && value < 10) issues.push({ code: "too_small", origin: "number", minimum: 10, inclusive: true, input: value });
    });
const count = (most: number) => z.int().min(0).max(most);
const hour = 3600;
/** Texts that the pages of certificates name; the nearest configuration that has a group gives the whole of it. */
const certificateTexts = () =>
  z
    .record(z.string().regex(certificateTextName), z.string().max(500))
    .refine((texts) => Object.keys(texts).length <= 50, { message: "At most 50 texts." });

export const questionSelections = ["sequential", "random", "balanced", "mandatory"] as const;
export const resetChoices = ["never", "nextLaunch", "immediate"] as const;

/** Every time is in seconds; forms show some in minutes. Keys that are not set fall through. */
export const settingKeys = {
  // exams
  unitPassingScore: score(),
  finalPassingScore: score(),
  questionTimerUnit: time(settingUnits.questionTimerUnit, hour),
  questionTimerFinal: time(settingUnits.questionTimerFinal, hour),
  examTimerUnit: time(settingUnits.examTimerUnit, 24 * hour),
  examTimerFinal: time(settingUnits.examTimerFinal, 24 * hour),
  maxFailedAttempts: count(100),
  examFeedback: z.enum(["none", "question", "end"]),
  examResults: z.enum(["none", "score", "review"]),
  examPartialCredit: z.boolean(),
  examSelectionAlgorithm: z.enum(questionSelections),
  minibookUnit: z.boolean(),
  minibookFinal: z.boolean(),
  // pages and time
  pageTimerContent: time(settingUnits.pageTimerContent, 24 * hour),
  sessionTimerContent: time(settingUnits.sessionTimerContent, 24 * hour),
  leastReadingTime: time(settingUnits.leastReadingTime, hour),
  minTime: time(settingUnits.minTime, 10_000 * hour),
  minSequenceTime: time(settingUnits.minSequenceTime, 10_000 * hour),
  displaySequenceOnly: z.boolean(),
  maxDisconnectTime: time(settingUnits.maxDisconnectTime, 24 * hour),
  // order and completion
  courseEnforceOrder: z.boolean(),
  programEnforceOrder: z.boolean(),
  lockOnCompleted: z.boolean(),
  minAverage: percent(),
  minSimEfficiency: percent(),
  resetAttempted: z.enum(resetChoices),
  iltResetAttempted: z.enum(resetChoices),
  resetCompleted: z.enum(resetChoices),
  resetStarted: z.enum(resetChoices),
  // simulator
  sessionTimerPractice: time(settingUnits.sessionTimerPractice, 24 * hour),
  sessionTimerExam: time(settingUnits.sessionTimerExam, 24 * hour),
  imageTimerPractice: time(settingUnits.imageTimerPractice, hour),
  imageTimerExam: time(settingUnits.imageTimerExam, hour),
  practiceMarkThreats: z.boolean(),
  examMarkThreats: z.boolean(),
  practiceCategorizeThreats: z.boolean(),
  examCategorizeThreats: z.boolean(),
  practiceFeedback: z.boolean(),
  /** After each decision it is asked how sure one is. */
  practiceConfidence: z.boolean(),
  examConfidence: z.boolean(),
  showOpenPractice: z.boolean(),
  showOpenExam: z.boolean(),
  showLibraryPractice: z.boolean(),
  showLibraryExam: z.boolean(),
  examColourPalettes: z.boolean(),
  practicePassingScore: score(),
  practiceNumberOfImages: z.int().min(1).max(500),
  examNumberOfImages: z.int().min(1).max(500),
  conditionsRequired: z.enum(["any", "all"]),
  nOfPractice: count(1000),
  practiceDuration: time(settingUnits.practiceDuration, 10_000 * hour),
  /** Most practice time, and the days over which it is added up: one setting, set together. */
  practiceDurationMax: z.strictObject({
    seconds: z
      .int()
      .min(60)
      .max(10_000 * hour),
    lookBackSeconds: z
      .int()
      .min(60)
      .max(10_000 * hour),
  }),
  examLocksPractice: z.boolean(),
  /** Percent of the threats to be stopped; 0 = not asked. */
  examMinHitRate: percent(),
  /** Percent of the innocent bags that may be stopped; 100 = not asked. */
  examMaxFalseAlarmRate: percent(),
  /** How many of an exam's images are threats is drawn between the two, percent. */
  examThreatShareLeast: percent(),
  examThreatShareMost: percent(),
  /** The chance of success that practice aims at where it chooses for its learner, and the share of threats in it, percent. */
  adaptiveChance: z.int().min(50).max(95),
  adaptiveThreatShare: z.int().min(10).max(90),
  /** One threat in so many bags makes practice a watch; 0 = practice as usual. */
  watchOneIn: rarity(),
  watchBurstImages: count(50),
  watchBurstEvery: count(500),
  watchBreakEvery: count(500),
  watchBreakTime: time(settingUnits.watchBreakTime, hour),
  watchMinHitRate: percent(),
  watchMaxFalseAlarmRate: percent(),
  /** Milliseconds; 0 = none. */
  examLeastImageMs: z.int().min(0).max(10_000),
  certificateLevel: z.int().min(0).max(5),
  // customization
  /** A colour as #rgb or #rrggbb. */
  staticPageBackground: ofGrammar(z.string(), "colour"),
  surveyLink: ofGrammar(z.string().max(500), "link"),
  programSurveyLink: ofGrammar(z.string().max(500), "link"),
  // certificates
  certificateTextsGeneral: certificateTexts(),
  certificateTextsCompany: certificateTexts(),
  certificateTextsCourse: certificateTexts(),
  certificateTextsProgram: certificateTexts(),
} as const;

export const configurationSettingsSchema = z
  .strictObject(settingKeys)
  .partial()
  .check(({ value, issues }) => {
    const pair = disorderOf(orderedSettings, { ...value, ...value.practiceDurationMax });
    if (pair !== undefined) issues.push({ code: "custom", path: pair.at.split("."), params: { fault: pair.code }, input: value });
  });
export type ConfigurationSettings = z.infer<typeof configurationSettingsSchema>;
