import { describe, expect, it } from "vitest";
import { configurationSettingsSchema, settingKeys } from "./configurationSettings.ts";
import { secondsOf, settingUnits } from "./settingUnits.ts";

const takes = (settings: object): boolean => configurationSettingsSchema.safeParse(settings).success;

describe("a configuration takes", () => {
  it("R-5.040 a time of at least 1 second or at least 1 minute, as its unit is, or none", () => {
    for (const [key, unit] of Object.entries(settingUnits)) {
      if (key === "practiceDurationMax") continue;
      const least = secondsOf[unit];
      expect([key, takes({ [key]: least }), takes({ [key]: least - 1 }), takes({ [key]: 0 })]).toEqual([key, true, least === 1, true]);
    }
    expect(takes({ imageTimerExam: 0.5 })).toBe(false);
    expect(takes({ sessionTimerExam: 59 })).toBe(false);
  });

  it("R-5.040 every time with a unit of its own", () => {
    const times = Object.keys(settingKeys).filter((key) => /Timer|Time$|^practiceDuration/u.test(key));
    expect(Object.keys(settingUnits).toSorted()).toEqual(times.toSorted());
  });

  it("R-5.047 R-9.061 passing scores from 1 to 100 percent", () => {
    for (const key of ["unitPassingScore", "finalPassingScore", "practicePassingScore"])
      expect([0, 0.99, 1, 72.25, 100, 100.01].filter((score) => takes({ [key]: score }))).toEqual([1, 72.25, 100]);
  });

  it("R-3.069 the most practice time and its look-back period together, which is not shorter", () => {
    expect(takes({ practiceDurationMax: { seconds: 600, lookBackSeconds: 600 } })).toBe(true);
    for (const limit of [
      { seconds: 600 },
      { lookBackSeconds: 600 },
      { seconds: 600, lookBackSeconds: 599 },
      { seconds: 59, lookBackSeconds: 600 },
    ])
      expect(takes({ practiceDurationMax: limit })).toBe(false);
  });
});
