/** In which unit people give a time; it is stored in seconds. A time that is set is at least one of its unit, or 0 for none. */
export const settingUnits = {
  questionTimerUnit: "seconds",
  questionTimerFinal: "seconds",
  examTimerUnit: "minutes",
  examTimerFinal: "minutes",
  pageTimerContent: "seconds",
  sessionTimerContent: "minutes",
  leastReadingTime: "seconds",
  minTime: "minutes",
  minSequenceTime: "minutes",
  maxDisconnectTime: "minutes",
  sessionTimerPractice: "minutes",
  sessionTimerExam: "minutes",
  imageTimerPractice: "seconds",
  imageTimerExam: "seconds",
  watchBreakTime: "minutes",
  practiceDuration: "minutes",
  practiceDurationMax: "minutes",
} as const;

export type TimeUnit = (typeof settingUnits)[keyof typeof settingUnits];

export const secondsOf: Readonly<Record<TimeUnit, number>> = { seconds: 1, minutes: 60 };

export const unitOf = (key: string): TimeUnit | undefined => (settingUnits as Readonly<Partial<Record<string, TimeUnit>>>)[key];
