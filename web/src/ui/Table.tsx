import type { ComponentProps } from "react";
import styles from "./Table.module.css";

interface TableProps extends ComponentProps<"table"> {
  label: string;
  /** It stands in a card with more: without an edge of its own, and a little closer. */
  inCard?: boolean;
  /** What it shows is being asked for anew. */
  stale?: boolean;
}

/** A table in its card; where it is wider than the page it scrolls inside, by keyboard as well. */
export function Table({ label, inCard = false, stale = false, children, ...rest }: TableProps) {
  return (
    // The scrolled region must be reachable by keyboard (WCAG 2.1.1).
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.frame} aria-label={label} tabIndex={0} data-in-card={inCard || undefined} data-stale={stale || undefined}>
      <table {...rest} className={styles.table}>
        {children}
      </table>
    </section>
  );
}
