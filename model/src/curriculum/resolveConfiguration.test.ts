import { expect, it } from "vitest";
import { configurationSettingsSchema } from "./configurationSettings.ts";
import { resolveConfiguration } from "./resolveConfiguration.ts";

const applied = (settings: object, { company = false, course = false, shared = false } = {}) => ({
  company,
  course,
  shared,
  settings: configurationSettingsSchema.parse(settings),
});

it("the nearest configuration decides each key: company and course, course, company, own root, shared root", () => {
  const layers = [
    applied({ imageTimerExam: 5 }, { shared: true }),
    applied({ imageTimerExam: 4, imageTimerPractice: 4 }),
    applied({ imageTimerExam: 3 }, { company: true }),
    applied({ imageTimerExam: 2, nOfPractice: 2 }, { course: true }),
    applied({ imageTimerExam: 1 }, { company: true, course: true }),
  ];
  const expected = { imageTimerExam: 1, imageTimerPractice: 4, nOfPractice: 2 };
  expect(resolveConfiguration(layers)).toEqual(expected);
  expect(resolveConfiguration(layers.toReversed())).toEqual(expected);
  expect(resolveConfiguration(layers.slice(0, 4))).toMatchObject({ imageTimerExam: 2 });
  expect(resolveConfiguration([])).toEqual({});
});

const acceptsMost = (practiceDurationMax: object) => configurationSettingsSchema.safeParse({ practiceDurationMax }).success;
const acceptsScore = (score: number) =>
  ["unitPassingScore", "finalPassingScore", "practicePassingScore"].every(
    (key) => configurationSettingsSchema.safeParse({ [key]: score }).success,
  );

it("R-5.041 R-5.042 Duration Max and its look-back period are set together, the period at least as long", () => {
  expect(acceptsMost({ seconds: 7200, lookBackSeconds: 7200 })).toBe(true);
  expect(acceptsMost({ seconds: 7200, lookBackSeconds: 3600 })).toBe(false);
  expect(acceptsMost({ seconds: 7200 })).toBe(false);
  expect(acceptsMost({ lookBackSeconds: 7200 })).toBe(false);
});

it("R-5.046 passing scores lie between 1 and 100 percent", () => {
  expect([0, 1, 80.25, 100, 101].map(acceptsScore)).toEqual([false, true, true, true, false]);
});

it("R-3.053 R-3.054 R-3.056 R-3.058 R-3.059 R-3.060 R-3.065 R-3.066 R-3.067 R-3.068 R-3.052 R-3.055 R-3.057 R-3.061 R-3.062 R-3.063 R-3.064 R-3.070 the settings of the specification exist, and no others", () => {
  const settings = {
    unitPassingScore: 70,
    finalPassingScore: 80,
    maxFailedAttempts: 3,
    courseEnforceOrder: true,
    programEnforceOrder: false,
    examFeedback: "end",
    examResults: "score",
    examSelectionAlgorithm: "sequential",
    minibookUnit: true,
    minibookFinal: true,
    lockOnCompleted: true,
    minTime: 3600,
    maxDisconnectTime: 600,
    displaySequenceOnly: true,
    minSequenceTime: 60,
    minSimEfficiency: 60,
    minAverage: 75,
    resetAttempted: "immediate",
    iltResetAttempted: "nextLaunch",
    resetCompleted: "never",
    resetStarted: "nextLaunch",
    conditionsRequired: "any",
    nOfPractice: 3,
    practiceDuration: 3600,
    imageTimerPractice: 20,
    imageTimerExam: 10,
    sessionTimerPractice: 1200,
    sessionTimerExam: 1200,
    certificateLevel: 3,
    practicePassingScore: 70,
    staticPageBackground: "",
    surveyLink: "https://survey.test/1",
    programSurveyLink: "",
  };
  const timers = ["pageTimerContent", "sessionTimerContent", "questionTimerUnit", "questionTimerFinal", "examTimerUnit", "examTimerFinal"];
  for (const timer of timers) expect(configurationSettingsSchema.parse({ [timer]: 60 })).toEqual({ [timer]: 60 });
  for (const examSelectionAlgorithm of ["sequential", "random", "balanced", "mandatory"])
    expect(configurationSettingsSchema.parse({ examSelectionAlgorithm })).toEqual({ examSelectionAlgorithm });
  expect(configurationSettingsSchema.parse(settings)).toEqual(settings);
  expect(configurationSettingsSchema.safeParse({ ...settings, unknownSetting: 1 }).success).toBe(false);
});
