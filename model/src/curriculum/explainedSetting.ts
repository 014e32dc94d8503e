import type { ConfigurationSettings } from "./configurationSettings.ts";

/** Where a setting's value comes from, nearest first. */
export type SettingSource = "companyAndCourse" | "course" | "company" | "ownRoot" | "sharedRoot" | "default";

/** An entry of GET users/{id}/settings. */
export interface ExplainedSetting {
  key: keyof ConfigurationSettings;
  /** null where nothing sets it and it has no default. */
  value: unknown;
  from: SettingSource;
  configuration: { id: number; name: string } | null;
}
