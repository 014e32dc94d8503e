import type { ReactNode } from "react";
import styles from "./PageHead.module.css";
import { useTitle } from "./useTitle.ts";

interface PageHeadProps {
  title: string;
  /** What the page belongs to, above its title. */
  crumb?: ReactNode;
  /** Beside the title: a count, a state. */
  aside?: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
}

export function PageHead({ title, crumb, aside, lead, actions }: PageHeadProps) {
  useTitle(`${title} · Vigil`);
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        {crumb && <div className={styles.crumb}>{crumb}</div>}
        <div className={styles.line}>
          <h1 className={styles.title}>
            <bdi>{title}</bdi>
          </h1>
          {aside && <span className={styles.aside}>{aside}</span>}
        </div>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
