import { expect, test } from "vitest";
import { openCount, sessionSettingsOf, simConfigSchema, simulatorConfigurationSchema } from "./settings.ts";

const course = simConfigSchema.parse({});
const configuration = simulatorConfigurationSchema.parse({
  sessionTimerPractice: 600,
  sessionTimerExam: 1200,
  imageTimerPractice: 0,
  imageTimerExam: 12,
  practiceMarkThreats: true,
  examMarkThreats: false,
  practiceCategorizeThreats: false,
  examCategorizeThreats: true,
  practiceFeedback: true,
});

test("R-9.011 R-9.012 R-9.015 the time limits come from the configuration of the type, in seconds, and become milliseconds", () => {
  expect(sessionSettingsOf("Practice", configuration, course, {})).toMatchObject({ sessionTimerMs: 600_000, imageTimerMs: 0 });
  expect(sessionSettingsOf("Exam", configuration, course, {})).toMatchObject({ sessionTimerMs: 1_200_000, imageTimerMs: 12_000 });
});

test("R-5.019 whether threats are marked and categorized comes from the configuration of the type of unit", () => {
  expect(sessionSettingsOf("Practice", configuration, course, {})).toMatchObject({ markRequired: true, categoryRequired: false });
  expect(sessionSettingsOf("Exam", configuration, course, {})).toMatchObject({ markRequired: false, categoryRequired: true });
});

test("an exam never gives feedback, whatever is configured", () => {
  expect(sessionSettingsOf("Practice", configuration, course, {}).feedback).toBe(true);
  expect(sessionSettingsOf("Exam", configuration, course, {}).feedback).toBe(false);
});

test("a unit may set its own number of images and passing score", () => {
  expect(sessionSettingsOf("Exam", configuration, course, { numberOfImages: 7, passingScore: 65 })).toMatchObject({
    numberOfImages: 7,
    passingScore: 65,
  });
});

test("R-9.038 there is no open-image action when run mode and review mode are both noopen, else one", () => {
  expect(openCount({ runMode: "noopen", reviewMode: "noopen" })).toBe(0);
  expect(openCount({ runMode: "noopen", reviewMode: "normal" })).toBe(1);
  expect(openCount({ runMode: "normal", reviewMode: "noopen" })).toBe(1);
});

test("R-2.082 R-2.083 the view layout is default or horizontal, the orientation landscape or portrait, and nothing else", () => {
  for (const viewLayout of ["default", "horizontal"]) expect(simConfigSchema.parse({ viewLayout }).viewLayout).toBe(viewLayout);
  for (const orientation of ["landscape", "portrait"]) expect(simConfigSchema.parse({ orientation }).orientation).toBe(orientation);
  expect(simConfigSchema.safeParse({ viewLayout: "vertical" }).success).toBe(false);
  expect(simConfigSchema.safeParse({ orientation: "square" }).success).toBe(false);
});
