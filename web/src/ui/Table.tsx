import { useEffect, useRef, type ComponentProps } from "react";
import styles from "./Table.module.css";

interface TableProps extends ComponentProps<"table"> {
  label: string;
  /** It stands in a card with more: without an edge of its own, and a little closer. */
  inCard?: boolean;
  /** What it shows is being asked for anew. */
  stale?: boolean;
  /** Its head stays in sight; where it is wider than the page, its first column too. */
  pinned?: boolean;
}

/** A table in its card; where it is wider than the page it scrolls inside, by keyboard as well. */
export function Table({ label, inCard = false, stale = false, pinned = false, children, ...rest }: TableProps) {
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = frame.current;
    if (!pinned || !element?.firstElementChild) return undefined;
    // a head sticks to what scrolls: the page, or the frame where the table is wider
    const observer = new ResizeObserver(() => element.toggleAttribute("data-wide", element.scrollWidth > element.clientWidth));
    observer.observe(element);
    observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, [pinned]);
  return (
    <section
      ref={frame}
      className={styles.frame}
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the scrolled region must be reachable by keyboard (WCAG 2.1.1)
      tabIndex={0}
      data-in-card={inCard || undefined}
      data-stale={stale || undefined}
      data-pinned={pinned || undefined}
    >
      <table {...rest} className={styles.table}>
        {children}
      </table>
    </section>
  );
}
