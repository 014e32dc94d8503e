import { shortcutLabel } from "../consoles/shortcut.ts";
import styles from "./ConsolePanel.module.css";
import hidden from "../../ui/VisuallyHidden.module.css";

interface Props {
  label: string;
  /** What the key does, in words, where its label is a mark. */
  title?: string;
  shortcut: string;
  /** Absent for a key that is not a switch. */
  pressed?: boolean;
  disabled?: boolean;
  /** A motion that was stopped. */
  held?: boolean;
  onPress: () => void;
}

/** One key of the console. A press by mouse leaves the focus on the picture, so that Enter still confirms. */
export function KeyButton({ label, title, shortcut, pressed, disabled = false, held = false, onPress }: Props) {
  const name = title ?? label;
  return (
    <button
      type="button"
      className={styles.key}
      title={`${name} (${shortcutLabel(shortcut)})`}
      aria-keyshortcuts={shortcut}
      aria-pressed={pressed}
      disabled={disabled}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <span aria-hidden={title !== undefined}>
        {label}
        {held && " ⏸"}
      </span>
      {title !== undefined && <span className={hidden.hidden}>{title}</span>}
      <small aria-hidden>{shortcutLabel(shortcut)}</small>
    </button>
  );
}
