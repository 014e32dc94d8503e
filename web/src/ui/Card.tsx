import { useId, type ReactNode } from "react";
import styles from "./Card.module.css";

export function Card({ title, lead, children, wide }: { title: string; lead?: string | undefined; children: ReactNode; wide?: boolean }) {
  const id = useId();
  return (
    <section className={styles.card} data-wide={wide || undefined} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
}
