import i18next from "i18next";

/** "Mon, Nov 23, 2026, 7:00 AM (Europe/Zurich)": by the clocks of a zone, with its name. */
export const zonedWhen = (instant: string, timeZone: string): string =>
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
