import { pagePatterns, type PagePattern } from "@vigil/model/authoring/pagePatterns";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import styles from "../desk/desk.module.css";

/** A new page, and what stands on it to begin with. */
export function PatternChoice({ choose }: { choose: (pattern: PagePattern) => void }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t("writing.addPage")} <span aria-hidden>{open ? "▴" : "▾"}</span>
      </button>
      {open && (
        <div className={styles.patterns}>
          {pagePatterns.map((pattern) => (
            <button key={pattern} type="button" data-close onClick={() => choose(pattern)}>
              {t(`writing.patterns.${pattern}`)}
            </button>
          ))}
        </div>
      )}
    </>
  );
}
