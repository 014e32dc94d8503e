import type { ReactNode } from "react";
import styles from "./Tag.module.css";

export type Tone = "good" | "warn" | "bad" | "quiet" | "info";

/** A short state in words; the colour only helps. */
export function Tag({ tone = "quiet", children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {children}
    </span>
  );
}
