import type { ReactNode } from "react";
import styles from "./EmptyState.module.css";

interface EmptyStateProps {
  title: string;
  text: string;
  kind?: "empty" | "error";
  children?: ReactNode;
}

/** Says what is not there and what can be done about it. */
export function EmptyState({ title, text, kind = "empty", children }: EmptyStateProps) {
  return (
    <div className={styles.state} role={kind === "error" ? "alert" : undefined}>
      <span className={styles.sign} data-kind={kind} aria-hidden>
        {kind === "error" ? "!" : "∅"}
      </span>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  );
}
