import type { Ordered } from "../entity/ordered.ts";

/** Settings of one configuration that contradict each other out of order; with another one's above or below it the looser counts. */
export const orderedSettings = [
  { first: "questionTimerUnit", second: "examTimerUnit", code: "SettingQuestionTimeAbove", at: "questionTimerUnit", zeroIsNone: true },
  { first: "questionTimerFinal", second: "examTimerFinal", code: "SettingQuestionTimeAbove", at: "questionTimerFinal", zeroIsNone: true },
  {
    first: "imageTimerPractice",
    second: "sessionTimerPractice",
    code: "SettingImageTimeAbove",
    at: "imageTimerPractice",
    zeroIsNone: true,
  },
  { first: "imageTimerExam", second: "sessionTimerExam", code: "SettingImageTimeAbove", at: "imageTimerExam", zeroIsNone: true },
  {
    first: "examLeastImageMs",
    second: "imageTimerExam",
    code: "SettingLeastTimeAbove",
    at: "examLeastImageMs",
    zeroIsNone: true,
    units: 1000,
  },
  { first: "examThreatShareLeast", second: "examThreatShareMost", code: "SettingThreatShares", at: "examThreatShareMost" },
  { first: "watchBurstImages", second: "watchBurstEvery", code: "SettingBurstLong", at: "watchBurstImages", zeroIsNone: true },
  // the two parts of `practiceDurationMax`
  { first: "seconds", second: "lookBackSeconds", code: "SettingLookBackShort", at: "practiceDurationMax.lookBackSeconds" },
] as const satisfies readonly Ordered[];
