import type { ReactNode } from "react";
import styles from "./EmptyState.module.css";

interface EmptyStateProps {
  title: string;
  text: string;
  kind?: "empty" | "error";
  /** It is the whole page. */
  page?: boolean;
  children?: ReactNode;
}

/** Says what is not there and what can be done about it. */
export function EmptyState({ title, text, kind = "empty", page = false, children }: EmptyStateProps) {
  const Heading = page ? "h1" : "h2";
  return (
    <div className={styles.state} role={kind === "error" ? "alert" : undefined}>
      <span className={styles.sign} data-kind={kind} aria-hidden>
        {kind === "error" ? "!" : "∅"}
      </span>
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  );
}
