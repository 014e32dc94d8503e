import i18next from "i18next";
import { formatNumber } from "./format.ts";

const KILO = 1024;

/** "340 kB", "12 MB", "3.5 GB". */
export function formatBytes(bytes: number): string {
  const megabytes = bytes / KILO / KILO;
  if (megabytes >= KILO) return i18next.t("archive.storage.unitLarge", { value: formatNumber(megabytes / KILO, 1) });
  if (megabytes >= 1) return i18next.t("archive.storage.unit", { value: formatNumber(megabytes, megabytes < 10 ? 1 : 0) });
  return i18next.t("archive.storage.unitSmall", { value: formatNumber(bytes / KILO, 0) });
}
