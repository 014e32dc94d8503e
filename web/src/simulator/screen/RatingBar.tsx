import { confidences, type Confidence } from "@vigil/model/simulator/confidence";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import styles from "./DecisionBar.module.css";

interface Props {
  /** null: it is not said. */
  onRate: (confidence: Confidence | null) => void;
}

const choices = [...confidences, null] as const;
const keyOf = (choice: Confidence | null): number => choice ?? 0;

/** In the place of the decisions, between one and what follows it: how sure the learner is. One key is enough. */
export function RatingBar({ onRate }: Props) {
  const { t } = useTranslation();
  useEffect(() => {
    // Before the console's own keys, some of which are digits too. A digit is one wherever it stands and in whatever script it is written.
    const onKeyDown = (event: KeyboardEvent) => {
      const digit = /^(?:Digit|Numpad)([0-4])$/u.exec(event.code)?.[1];
      if (digit === undefined || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector("dialog[open], [popover]:popover-open") !== null) return;
      event.preventDefault();
      event.stopPropagation();
      onRate(choices.find((choice) => keyOf(choice) === Number(digit)) ?? null);
    };
    document.addEventListener("keydown", onKeyDown, true);
    return () => document.removeEventListener("keydown", onKeyDown, true);
  }, [onRate]);
  return (
    <footer className={styles.bar} data-rating>
      <p className={styles.hint} role="status">
        {t("howSure.ask")}
      </p>
      <div className={styles.keys} dir="ltr" role="group" aria-label={t("howSure.ask")}>
        {choices.map((choice) => (
          <button
            key={keyOf(choice)}
            type="button"
            className={styles.key}
            data-decision={choice === null ? "unsaid" : "rate"}
            aria-keyshortcuts={String(keyOf(choice))}
            onMouseDown={(event) => event.preventDefault()}
            // The Enter that confirmed may still be held down.
            onKeyDown={(event) => event.repeat && event.preventDefault()}
            onClick={() => onRate(choice)}
          >
            {choice === null ? t("howSure.unsaid") : t(`howSure.levels.${choice}`)}
            <small aria-hidden>{keyOf(choice)}</small>
          </button>
        ))}
      </div>
    </footer>
  );
}
