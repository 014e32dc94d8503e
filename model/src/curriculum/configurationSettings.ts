import { z } from "zod";

/** Percent, at most two decimals. */
const score = () => z.number().min(1).max(100).multipleOf(0.01);
const percent = () => z.number().min(0).max(100).multipleOf(0.01);
/** Whole seconds; 0 = no timer. */
const timerSeconds = (most: number) => z.int().min(0).max(most);
const count = (most: number) => z.int().min(0).max(most);
const hour = 3600;

export const selectionAlgorithms = ["sequential", "random", "balanced", "mandatory"] as const;
export const resetChoices = ["never", "nextLaunch", "immediate"] as const;

/** Every time is in seconds (`practiceDuration…` too); a form may show minutes. Keys that are not set fall through. */
export const settingKeys = {
  // exams
  unitPassingScore: score(),
  finalPassingScore: score(),
  questionTimerUnit: timerSeconds(hour),
  questionTimerFinal: timerSeconds(hour),
  examTimerUnit: timerSeconds(24 * hour),
  examTimerFinal: timerSeconds(24 * hour),
  maxFailedAttempts: count(100),
  examFeedback: z.enum(["none", "question", "end"]),
  examResults: z.enum(["none", "score", "review"]),
  examSelectionAlgorithm: z.enum(selectionAlgorithms),
  minibookUnit: z.boolean(),
  minibookFinal: z.boolean(),
  // pages and time
  pageTimerContent: timerSeconds(24 * hour),
  sessionTimerContent: timerSeconds(24 * hour),
  minTime: timerSeconds(10_000 * hour),
  minSequenceTime: timerSeconds(10_000 * hour),
  displaySequenceOnly: z.boolean(),
  maxDisconnectTime: timerSeconds(24 * hour),
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
  sessionTimerPractice: timerSeconds(24 * hour),
  sessionTimerExam: timerSeconds(24 * hour),
  imageTimerPractice: timerSeconds(hour),
  imageTimerExam: timerSeconds(hour),
  practiceMarkThreats: z.boolean(),
  examMarkThreats: z.boolean(),
  practiceCategorizeThreats: z.boolean(),
  examCategorizeThreats: z.boolean(),
  practiceFeedback: z.boolean(),
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
  practiceDuration: timerSeconds(10_000 * hour),
  /** Most practice time, and the days over which it is added up: one setting, set together. */
  practiceDurationMax: z.strictObject({
    seconds: z
      .int()
      .min(1)
      .max(10_000 * hour),
    lookBackSeconds: z
      .int()
      .min(1)
      .max(10_000 * hour),
  }),
  examLocksPractice: z.boolean(),
  certificateLevel: z.int().min(0).max(5),
  // customization
  /** A colour as #rgb or #rrggbb. */
  staticPageBackground: z.union([z.literal(""), z.string().regex(/^#([0-9a-f]{3}|[0-9a-f]{6})$/i)]),
  surveyLink: z.union([z.literal(""), z.url().max(500)]),
  programSurveyLink: z.union([z.literal(""), z.url().max(500)]),
} as const;

export const configurationSettingsSchema = z
  .strictObject(settingKeys)
  .partial()
  .refine(({ practiceDurationMax: most }) => most === undefined || most.lookBackSeconds >= most.seconds, {
    path: ["practiceDurationMax", "lookBackSeconds"],
    message: "The look-back period is at least Duration Max.",
  });
export type ConfigurationSettings = z.infer<typeof configurationSettingsSchema>;
