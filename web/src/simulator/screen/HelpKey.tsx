import { useTranslation } from "react-i18next";
import { shownTour } from "../../shell/tour/tourCalls.ts";
import { hasTouchOnly } from "../../ui/hasTouchOnly.ts";
import { shortcutLabel } from "../consoles/shortcut.ts";
import styles from "./TopBar.module.css";

interface Props {
  onKeys: () => void;
  shortcut: string;
  /** A tour of this screen can be taken. */
  toured: boolean;
}

/** All keys of the console; where there is no keyboard, the tour that tells what fingers do. */
export function HelpKey({ onKeys, shortcut, toured }: Props) {
  const { t } = useTranslation();
  const touch = hasTouchOnly();
  if (touch && !toured) return null;
  return (
    <button
      type="button"
      className={styles.button}
      aria-keyshortcuts={touch ? undefined : shortcut}
      data-close
      onMouseDown={(event) => event.preventDefault()}
      onClick={touch ? () => shownTour.set(() => "here") : onKeys}
    >
      {touch ? (
        t("tour.again")
      ) : (
        <>
          <span aria-hidden>⌨</span> {t("simulator.keys")} <small aria-hidden>{shortcutLabel(shortcut)}</small>
        </>
      )}
    </button>
  );
}
