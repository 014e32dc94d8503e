import { forgiving } from "../values/forgiving.ts";
import { z } from "zod";
import { usualTime } from "../attempt/extraTime.ts";
import { consoleTypes, layoutNames } from "./consoleNames.ts";
import { notAsked } from "./notAsked.ts";
import { usualThreatShare } from "./threatBand.ts";
import { breaksIn, watchSchema, type Watch } from "./watch/watch.ts";

export const runModes = ["normal", "autohold", "noopen"] as const;
export const reviewModes = ["normal", "noopen"] as const;
export const markTypes = ["point", "rectangle"] as const;
export const imageSelections = ["sequential", "random", "balanced", "unseen", "adaptive"] as const;
/** What a choice for one learner aims at where nothing is configured, percent. */
const usualAim = { chance: 70, threatShare: 40 };
/** A watch where no more is configured than that it is one; times in seconds. */
const usualWatch = { burstImages: 8, burstEvery: 50, breakEvery: 100, breakTime: 300, minHitRate: 70, maxFalseAlarmRate: 20 };
/** Choices that go by what is known of the learner: they come with a plugin. */
export const isAdaptive = (selection: unknown): boolean => selection === "unseen" || selection === "adaptive";

export const sessionTypes = ["Exam", "Practice"] as const;
export type SessionType = (typeof sessionTypes)[number];

/** Everything that shapes one session. Copied into the session when it begins: a later edit changes nothing that has begun. */
export const sessionSettingsSchema = z.object({
  /** 0 = no timer. */
  sessionTimerMs: z.int().min(0),
  imageTimerMs: z.int().min(0),
  /** Percent of the time others have; it is in the timers already. */
  extraTime: z.int().min(100).default(100),
  markRequired: z.boolean(),
  categoryRequired: z.boolean(),
  /** After each decision the learner is asked how sure they are. */
  confidence: z.boolean().default(false),
  /** The truth is shown after each decision; practice only. */
  feedback: z.boolean(),
  runMode: z.enum(runModes),
  reviewMode: z.enum(reviewModes),
  markType: z.enum(markTypes),
  multipleMarks: z.boolean(),
  viewRequired: z.boolean(),
  viewLayout: z.enum(["default", "horizontal"]),
  orientation: z.enum(["landscape", "portrait"]),
  layout: z.enum(layoutNames),
  /** Console type. */
  model: z.enum(consoleTypes),
  showOpen: z.boolean(),
  showManifest: z.boolean(),
  showInspected: z.boolean(),
  /** The outlines of everyday things may be drawn on the picture: in feedback, in reviews, and of an opened bag. */
  showInnocentArrays: z.boolean().default(true),
  /** What the course calls the categories of its library; marks, feedback and results go by it. */
  threatCategoryOverrides: z.record(z.string(), z.string()).default({}),
  /** The first views of each image; 0 = all it has. */
  viewCount: z.int().min(0).default(0),
  /** The object library opens within the session. */
  showLibrary: z.boolean().default(false),
  /** Whether other colours than the console's may be chosen, for those who confuse them. */
  colourPalettes: z.boolean().default(true),
  numberOfImages: z.int().min(1).max(500),
  selectionAlgorithm: z.enum(imageSelections),
  /** Percent. */
  passingScore: z.number().min(0).max(100),
  /** Percent of the threats that have to be stopped; 0 = not asked. */
  minHitRate: z.number().min(0).max(100).default(0),
  /** Percent of the innocent bags that may be stopped; 100 = not asked. */
  maxFalseAlarmRate: z.number().min(0).max(100).default(100),
  /** Percent of the images that are threats, drawn anew for each session; null = as the library has them. How many is never told. */
  threatShare: z
    .object({ least: z.number().min(0).max(100), most: z.number().min(0).max(100) })
    .nullable()
    .default(null),
  /** Of practice that chooses for its learner: the chance of success aimed at and the share of threats, percent; null = it does not. */
  aim: z
    .object({ chance: z.number().min(50).max(95), threatShare: z.number().min(10).max(90) })
    .nullable()
    .default(null),
  /** Of practice with rare threats; null = it is none. */
  watch: watchSchema.nullable().default(null),
  /** A decision made in less is kept and flagged; 0 = none is. */
  leastImageMs: z.int().min(0).default(0),
  /** Failed exams until the final exam locks; 0 = unlimited. */
  maxFailedAttempts: z.int().min(0),
  /** Silence after which an open session is closed with what it has; 0 = never. */
  maxDisconnectMs: z.int().min(0),
  /** Percent of images with full credit a practice session needs to count; 0 = not used. */
  minSimEfficiency: z.number().min(0).max(100),
});
export type SessionSettings = z.infer<typeof sessionSettingsSchema>;

/** Resolved configuration keys a session reads; times in seconds. Other keys are ignored. */
export const simulatorConfigurationSchema = z.object({
  sessionTimerPractice: z.number().min(0).default(0),
  sessionTimerExam: z.number().min(0).default(1200),
  imageTimerPractice: z.number().min(0).default(0),
  imageTimerExam: z.number().min(0).default(30),
  practiceMarkThreats: z.boolean().default(true),
  examMarkThreats: z.boolean().default(true),
  practiceCategorizeThreats: z.boolean().default(true),
  examCategorizeThreats: z.boolean().default(true),
  practiceFeedback: z.boolean().default(true),
  practiceConfidence: z.boolean().default(false),
  examConfidence: z.boolean().default(false),
  showOpenPractice: z.boolean().default(true),
  showOpenExam: z.boolean().default(false),
  showLibraryPractice: z.boolean().default(true),
  showLibraryExam: z.boolean().default(false),
  examColourPalettes: z.boolean().default(true),
  practicePassingScore: z.number().min(0).max(100).default(70),
  finalPassingScore: z.number().min(0).max(100).default(80),
  practiceNumberOfImages: z.int().min(1).max(500).default(10),
  examNumberOfImages: z.int().min(1).max(500).default(20),
  examMinHitRate: z.number().min(0).max(100).default(70),
  examMaxFalseAlarmRate: z.number().min(0).max(100).default(30),
  examThreatShareLeast: z.number().min(0).max(100).default(usualThreatShare.least),
  examThreatShareMost: z.number().min(0).max(100).default(usualThreatShare.most),
  adaptiveChance: z.number().min(50).max(95).default(usualAim.chance),
  adaptiveThreatShare: z.number().min(10).max(90).default(usualAim.threatShare),
  watchOneIn: z.int().min(0).default(0),
  watchBurstImages: z.int().min(0).default(usualWatch.burstImages),
  watchBurstEvery: z.int().min(0).default(usualWatch.burstEvery),
  watchBreakEvery: z.int().min(0).default(usualWatch.breakEvery),
  watchBreakTime: z.number().min(0).default(usualWatch.breakTime),
  watchMinHitRate: z.number().min(0).max(100).default(usualWatch.minHitRate),
  watchMaxFalseAlarmRate: z.number().min(0).max(100).default(usualWatch.maxFalseAlarmRate),
  examLeastImageMs: z.int().min(0).default(500),
  maxFailedAttempts: z.int().min(0).default(5),
  maxDisconnectTime: z.number().min(0).default(120),
  minSimEfficiency: z.number().min(0).max(100).default(0),
  nOfPractice: z.int().min(0).default(1),
  practiceDuration: z.number().min(0).default(0),
  certificateLevel: z.int().min(0).max(5).default(0),
  conditionsRequired: z.enum(["any", "all"]).default("all"),
  /** Most practice time within the look-back period, after which practice is locked. */
  practiceDurationMax: z.object({ seconds: z.number().min(1), lookBackSeconds: z.number().min(1) }).optional(),
  /** Practice closes as soon as the exam of the course can be taken, until it is passed. */
  examLocksPractice: z.boolean().default(false),
});
export type SimulatorConfiguration = z.infer<typeof simulatorConfigurationSchema>;

/** What the course itself says about its simulator. */
export const simConfigSchema = z.object({
  simName: z.string().default(""),
  layout: z.enum(layoutNames).default("default"),
  /** Console type. */
  model: z.enum(consoleTypes).default("default"),
  imageSet: z.string().default(""),
  imageDir: z.string().default(""),
  industry: z.string().default("cbs"),
  oem: z.string().default(""),
  selectionAlgorithm: z.enum(imageSelections).default("random"),
  runMode: z.enum(runModes).default("normal"),
  reviewMode: z.enum(reviewModes).default("normal"),
  overrides: z.record(z.string(), z.unknown()).default({}),
  /** The first views of each image; 0 = all it has. */
  viewCount: z.int().min(0).max(8).default(0),
  viewRequired: z.boolean().default(false),
  viewLayout: z.enum(["default", "horizontal"]).default("default"),
  orientation: z.enum(["landscape", "portrait"]).default("landscape"),
  markType: z.enum(markTypes).default("point"),
  multipleMarks: z.boolean().default(true),
  templateVersion: z.int().default(1),
  showManifestPractice: z.boolean().default(true),
  showManifestExam: z.boolean().default(true),
  showInspectedPractice: z.boolean().default(true),
  showInspectedExam: z.boolean().default(false),
  showInnocentArrays: z.boolean().default(true),
  /** By category of the library. */
  threatCategoryOverrides: z.record(z.string(), z.string().trim().min(1).max(60)).default({}),
});
export type SimConfig = z.infer<typeof simConfigSchema>;
/** The same as it stands stored. */
export const storedSimConfig = forgiving(simConfigSchema).catch(simConfigSchema.parse({}));

/** What one Practice or Exam unit may set for itself. */
export const simulatorUnitSchema = z.object({
  numberOfImages: z.int().min(1).max(500).optional(),
  passingScore: z.number().min(0).max(100).optional(),
  selectionAlgorithm: z.enum(imageSelections).optional(),
});
export type SimulatorUnit = z.infer<typeof simulatorUnitSchema>;

/** Configured seconds become milliseconds; requirements come from the configuration of the type of unit. */
export function sessionSettingsOf(
  type: SessionType,
  configuration: SimulatorConfiguration,
  course: SimConfig,
  unit: SimulatorUnit,
): SessionSettings {
  const exam = type === "Exam";
  const selectionAlgorithm = unit.selectionAlgorithm ?? course.selectionAlgorithm;
  const numberOfImages = unit.numberOfImages ?? (exam ? configuration.examNumberOfImages : configuration.practiceNumberOfImages);
  const watch = exam ? null : watchOf(configuration);
  const sessionTimer = exam ? configuration.sessionTimerExam : configuration.sessionTimerPractice;
  return {
    // the breaks of a watch take nothing from its time
    sessionTimerMs:
      milliseconds(sessionTimer) + (watch === null || sessionTimer === 0 ? 0 : breaksIn(watch, numberOfImages) * watch.breakMs),
    imageTimerMs: milliseconds(exam ? configuration.imageTimerExam : configuration.imageTimerPractice),
    extraTime: usualTime,
    markRequired: exam ? configuration.examMarkThreats : configuration.practiceMarkThreats,
    categoryRequired: exam ? configuration.examCategorizeThreats : configuration.practiceCategorizeThreats,
    confidence: exam ? configuration.examConfidence : configuration.practiceConfidence,
    feedback: !exam && configuration.practiceFeedback,
    runMode: course.runMode,
    reviewMode: course.reviewMode,
    markType: course.markType,
    multipleMarks: course.multipleMarks,
    viewRequired: course.viewRequired,
    viewLayout: course.viewLayout,
    orientation: course.orientation,
    layout: course.layout,
    model: course.model,
    showOpen: exam ? configuration.showOpenExam : configuration.showOpenPractice,
    showManifest: exam ? course.showManifestExam : course.showManifestPractice,
    showInspected: exam ? course.showInspectedExam : course.showInspectedPractice,
    showInnocentArrays: course.showInnocentArrays,
    threatCategoryOverrides: course.threatCategoryOverrides,
    viewCount: course.viewCount,
    showLibrary: exam ? configuration.showLibraryExam : configuration.showLibraryPractice,
    colourPalettes: exam ? configuration.examColourPalettes : true,
    numberOfImages,
    selectionAlgorithm,
    ...passRulesOf(type, configuration, unit),
    threatShare: exam ? { least: configuration.examThreatShareLeast, most: configuration.examThreatShareMost } : null,
    aim:
      !exam && watch === null && selectionAlgorithm === "adaptive"
        ? { chance: configuration.adaptiveChance, threatShare: configuration.adaptiveThreatShare }
        : null,
    watch,
    leastImageMs: exam ? configuration.examLeastImageMs : 0,
    maxFailedAttempts: exam ? configuration.maxFailedAttempts : 0,
    maxDisconnectMs: milliseconds(configuration.maxDisconnectTime),
  };
}

/** How practice goes where it is a watch. */
export const watchOf = (configuration: SimulatorConfiguration): Watch | null =>
  configuration.watchOneIn === 0
    ? null
    : {
        oneIn: configuration.watchOneIn,
        burstImages: configuration.watchBurstImages,
        burstEvery: configuration.watchBurstEvery,
        breakEvery: configuration.watchBreakEvery,
        breakMs: milliseconds(configuration.watchBreakTime),
      };

/** A watch is passed by its rates alone: of so many innocent bags the score is high for whoever lets everything through. */
function passRulesOf(
  type: SessionType,
  configuration: SimulatorConfiguration,
  unit: SimulatorUnit,
): Pick<SessionSettings, "passingScore" | "minHitRate" | "maxFalseAlarmRate" | "minSimEfficiency"> {
  if (type === "Exam")
    return {
      passingScore: unit.passingScore ?? configuration.finalPassingScore,
      minHitRate: configuration.examMinHitRate,
      maxFalseAlarmRate: configuration.examMaxFalseAlarmRate,
      minSimEfficiency: 0,
    };
  if (configuration.watchOneIn > 0)
    return {
      passingScore: 0,
      minHitRate: configuration.watchMinHitRate,
      maxFalseAlarmRate: configuration.watchMaxFalseAlarmRate,
      minSimEfficiency: 0,
    };
  return {
    passingScore: unit.passingScore ?? configuration.practicePassingScore,
    ...notAsked,
    minSimEfficiency: configuration.minSimEfficiency,
  };
}

/** How many views of an image a session shows. */
export const shownViews = ({ viewCount }: Pick<SessionSettings, "viewCount">, has: number): number =>
  viewCount === 0 ? has : Math.min(viewCount, has);

/** How often a bag may be opened: never when both modes are "noopen". */
export const openCount = ({ runMode, reviewMode }: Pick<SessionSettings, "runMode" | "reviewMode">): 0 | 1 =>
  runMode === "noopen" && reviewMode === "noopen" ? 0 : 1;

const milliseconds = (seconds: number): number => Math.round(seconds * 1000);
