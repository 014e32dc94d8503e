import { z } from "zod";
import { settingKeys } from "./configurationSettings.ts";

const { finalPassingScore, unitPassingScore, pageTimerContent, sessionTimerContent, leastReadingTime, minTime, minSequenceTime } =
  settingKeys;

/** What a course asks for that is set where it is written, by the rules of the settings themselves. */
export const courseSettingKeys = {
  finalPassingScore,
  unitPassingScore,
  pageTimerContent,
  sessionTimerContent,
  leastReadingTime,
  minTime,
  minSequenceTime,
} as const;
export type CourseSettingKey = keyof typeof courseSettingKeys;

/** The body of PUT courses/{id}/settings: only what is to change. */
export const courseSettingsBody = z.strictObject(courseSettingKeys).partial();
export type CourseSettingsBody = z.infer<typeof courseSettingsBody>;

interface Named {
  id: number;
  name: string;
}

export interface CourseSetting {
  /** What holds wherever no company has its own. */
  value: number;
  /** What says so; null: the product's default. */
  configuration: Named | null;
  /** Companies for whose learners another configuration decides, up to as many as are named; `others` more have one too. */
  companies: { company: Named; configuration: Named; value: number }[];
  others: number;
}

/** GET and PUT courses/{id}/settings */
export interface CourseSettings {
  settings: Record<CourseSettingKey, CourseSetting>;
  /** The course has a configuration of its own, which is changed where a setting is set; it may say nothing of it yet. */
  own: boolean;
}
