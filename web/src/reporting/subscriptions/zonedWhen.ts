import i18next from "i18next";

/** "Mon, Nov 23, 2026, 7:00 AM (Europe/Zurich)": by the clocks of a zone, with its name. */
const zonedWhen = (instant: string, timeZone: string): string =>
  i18next.t("subscriptions.inZone", {
    when: new Intl.DateTimeFormat(`${i18next.language}-u-nu-latn`, {
      weekday: "short",
      year: "numeric",
      month: "short",
      day: "numeric",
      hour: "numeric",
      minute: "2-digit",
      timeZone,
    }).format(new Date(instant)),
    zone: `\u2068${timeZone}\u2069`,
  });

/** When a subscription runs, by the clocks of the domain. */
export const runWhen = (instant: string, domainZone: string | undefined): string =>
  zonedWhen(instant, isKnownZone(domainZone) ? domainZone : "UTC");

/** A browser may know fewer zones than the database. */
export function isKnownZone(timeZone: string | undefined): timeZone is string {
  try {
    return timeZone !== undefined && new Intl.DateTimeFormat(undefined, { timeZone }).format(0) !== "";
  } catch {
    return false;
  }
}
