import { configurationSettingsSchema } from "@vigil/model/curriculum/configurationSettings";
import { unitOf } from "@vigil/model/curriculum/settingUnits";
import i18next from "i18next";
import type { SettingKey } from "./settingGroups.ts";

/** Why a setting does not take this value, in words; undefined when it does, or when it is not set. */
export function settingRefusal(key: SettingKey, value: unknown): string | undefined {
  if (value === undefined) return undefined;
  const issue = configurationSettingsSchema.safeParse({ [key]: value }).error?.issues[0];
  if (issue === undefined) return undefined;
  if (key === "practiceDurationMax") return i18next.t("settings.refusals.limit");
  if (key.startsWith("certificateTexts")) return i18next.t("settings.refusals.texts");
  if (key.endsWith("Score")) return i18next.t("settings.refusals.score", { minimum: 1, maximum: 100 });
  const unit = unitOf(key);
  if (unit !== undefined && issue.code === "too_small") return i18next.t(`settings.refusals.${unit}`);
  return i18next.t("settings.refusals.invalid");
}
