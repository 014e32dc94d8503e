import type { ReactNode } from "react";
import styles from "./Message.module.css";

const signs = { info: "i", warning: "!", error: "!", success: "✓" } as const;

/** A sentence about what is on the page, in the page. An error is read out at once. */
export function Message({ kind, title, children }: { kind: keyof typeof signs; title?: string; children: ReactNode }) {
  return (
    <div className={styles.message} data-kind={kind} role={kind === "error" ? "alert" : "status"}>
      <span className={styles.sign} aria-hidden>
        {signs[kind]}
      </span>
      <div>
        {title && <strong className={styles.title}>{title}</strong>}
        {children}
      </div>
    </div>
  );
}
