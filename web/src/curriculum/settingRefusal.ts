import {
  configurationSettingsSchema,
  leastScore,
  mostScore,
  type ConfigurationSettings,
} from "@vigil/model/curriculum/configurationSettings";
import { orderedSettings } from "@vigil/model/curriculum/orderedSettings";
import { unitOf } from "@vigil/model/curriculum/settingUnits";
import { disorderOf } from "@vigil/model/entity/ordered";
import i18next from "i18next";
import { problemPhrase } from "../problemPhrase.ts";
import type { SettingKey } from "./settingGroups.ts";

/** Of every setting that is a score. */
export const scoreBounds = { minimum: leastScore, maximum: mostScore };

/** Why a setting does not take its value, in words; undefined when it does, or when it is not set. */
export function settingRefusal(key: SettingKey, settings: ConfigurationSettings): string | undefined {
  const value = settings[key];
  if (value === undefined) return undefined;
  const contradicted = orderedSettings.filter(({ at }) => at === key);
  const pair = disorderOf(contradicted, settings);
  if (pair !== undefined) return problemPhrase(pair.code, "");
  const issue = configurationSettingsSchema.safeParse({ [key]: value }).error?.issues[0];
  if (issue === undefined) return undefined;
  if (key === "practiceDurationMax") return i18next.t("settings.refusals.limit");
  if (key.startsWith("certificateTexts")) return i18next.t("settings.refusals.texts");
  if (key.endsWith("Score")) return i18next.t("settings.refusals.score", scoreBounds);
  const unit = unitOf(key);
  if (unit !== undefined && issue.code === "too_small") return i18next.t(`settings.refusals.${unit}`);
  return i18next.t("settings.refusals.invalid");
}
