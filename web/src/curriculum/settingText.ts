import type { SettingKey } from "./settingGroups.ts";
import i18next from "i18next";
import { phraseOf } from "../phraseOf.ts";
import { formatDuration, formatNumber, formatPercent, formatSeconds } from "../ui/format.ts";

const seconds = /Timer|Time$|^practiceDuration$/;
const percents = /Score$|Rate$|^examThreatShare|^minAverage$|^minSimEfficiency$/;
const milliseconds = /Ms$/;

/** A setting's value as people read it; a timer or limit of 0 is none. */
export function settingText(key: SettingKey, value: unknown): string {
  if (value === null || value === undefined || value === "") return i18next.t("entity.notSet");
  if (typeof value === "boolean") return i18next.t(value ? "entity.yes" : "entity.no");
  if (typeof value === "number") {
    if (seconds.test(key)) return value === 0 ? i18next.t("settings.options.none") : formatDuration(value);
    if (milliseconds.test(key)) return value === 0 ? i18next.t("settings.options.none") : formatSeconds(value / 1000);
    return percents.test(key) ? formatPercent(value, 2) : formatNumber(value);
  }
  if (isLimit(value))
    return i18next.t("settings.applying.within", { amount: formatDuration(value.seconds), period: formatDuration(value.lookBackSeconds) });
  if (key.startsWith("certificateTexts"))
    return Object.entries(value)
      .map(([name, text]) => `${name}: ${text}`)
      .join(" · ");
  return typeof value === "string" ? phraseOf(`settings.options.${value}`, value) : JSON.stringify(value);
}

const isLimit = (value: unknown): value is { seconds: number; lookBackSeconds: number } =>
  typeof value === "object" && value !== null && "seconds" in value && "lookBackSeconds" in value;
