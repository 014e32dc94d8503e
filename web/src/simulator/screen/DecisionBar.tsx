import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { useFirstFocus } from "../../ui/useFirstFocus.ts";
import type { Console, ConsoleAction, DecisionName } from "../consoles/console.ts";
import { shortcutLabel } from "../consoles/shortcut.ts";
import styles from "./DecisionBar.module.css";

interface Props {
  decisions: Console["decisions"];
  perform: (action: ConsoleAction) => void;
  /** The decision that waits for its confirmation. */
  chosen: "hold" | "reject" | null;
  enabled: Readonly<Record<DecisionName, boolean>>;
  confirmShown: boolean;
  hint: string;
  /** After a decision with feedback one key is left: on to what comes next. */
  next?: { label: string; onPress: () => void } | undefined;
}

/** Whose words are of one size: that at which the longest of them finds room on its key. */
const kinds: readonly (readonly DecisionName[])[] = [
  ["pass", "hold", "reject"],
  ["cancel", "confirm"],
];

export function DecisionBar({ decisions, perform, chosen, enabled, confirmShown, hint, next }: Props) {
  const { t } = useTranslation();
  const shown = decisions.filter(
    ({ action }) => confirmShown || action.do !== "decide" || !["confirm", "cancel"].includes(action.decision),
  );
  const letterCount = (names: readonly DecisionName[]): number =>
    Math.max(...names.flatMap((name) => t(`simulator.decisions.${name}`).split(" ")).map(({ length }) => length));
  return (
    <footer className={styles.bar} data-tour="decisions">
      <p className={styles.hint} role="status">
        {hint}
      </p>
      <div className={styles.keys} dir="ltr">
        {next !== undefined && <NextKey {...next} />}
        {(next === undefined ? shown : []).map(({ action, shortcut }) =>
          action.do === "decide" ? (
            <button
              key={action.decision}
              type="button"
              className={styles.key}
              data-decision={action.decision}
              aria-keyshortcuts={shortcut}
              aria-pressed={action.decision === "hold" || action.decision === "reject" ? chosen === action.decision : undefined}
              disabled={!enabled[action.decision]}
              style={{ "--letters": letterCount(kinds.find((kind) => kind.includes(action.decision)) ?? []) } as CSSProperties}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => perform(action)}
            >
              {chosen === action.decision && (
                <span className={styles.tick} aria-hidden>
                  ✓
                </span>
              )}
              <span className={styles.word}>{t(`simulator.decisions.${action.decision}`)}</span>
              <small aria-hidden>{shortcutLabel(shortcut)}</small>
            </button>
          ) : null,
        )}
      </div>
    </footer>
  );
}

function NextKey({ label, onPress }: { label: string; onPress: () => void }) {
  const key = useFirstFocus<HTMLButtonElement>();
  return (
    <button
      ref={key}
      type="button"
      className={styles.key}
      data-decision="next"
      aria-keyshortcuts="Enter"
      // The Enter that confirmed may still be held down.
      onKeyDown={(event) => event.repeat && event.preventDefault()}
      onClick={onPress}
    >
      {label}
      <small aria-hidden>↵</small>
    </button>
  );
}
