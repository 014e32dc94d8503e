import i18next from "i18next";
import type { ReactNode } from "react";
import styles from "./withDay.module.css";

/** "Monday 30 November 2026". */
const spelled = (day: string): string =>
  new Intl.DateTimeFormat(`${i18next.language}-u-nu-latn`, { dateStyle: "full", timeZone: "UTC" }).format(new Date(day));

/** A field of a day has the browser’s own order: below it that day as the rest of the page says it, with its day of the week. */
export const withDay = (input: ReactNode, day: string) => (
  <>
    {input}
    {/^\d{4}-\d{2}-\d{2}$/u.test(day) && (
      <span className={styles.day} aria-hidden>
        {spelled(day)}
      </span>
    )}
  </>
);
