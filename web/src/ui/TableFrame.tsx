import type { ReactNode } from "react";
import styles from "./TableFrame.module.css";

/** A table in its card; where it is wider than the page it scrolls inside, by keyboard as well. */
export function TableFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    // The scrolled region must be reachable by keyboard (WCAG 2.1.1).
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.frame} aria-label={label} tabIndex={0}>
      <table className={styles.table}>{children}</table>
    </section>
  );
}
