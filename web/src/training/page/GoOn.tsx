import { useEffect, useState, type ReactNode } from "react";
import menu from "../training.module.css";

interface Props {
  /** Of which page: a press holds for none but its own. */
  place: string;
  /** A scan of the page is still being drawn: who presses meanwhile goes on once it is there. */
  drawing: boolean;
  disabled: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** The button that leads on. A press is never lost, also not one that falls into the moment in which a scan begins to be drawn. */
export function GoOn({ place, drawing, disabled, onPress, children }: Props) {
  const [pressed, setPressed] = useState<string | null>(null);
  useEffect(() => {
    if (pressed !== place || drawing || disabled) return;
    setPressed(null);
    onPress();
  }, [pressed, place, drawing, disabled, onPress]);
  return (
    <button
      type="button"
      className={menu.next}
      disabled={disabled}
      aria-disabled={drawing || undefined}
      onClick={() => (drawing ? setPressed(place) : onPress())}
    >
      {children}
    </button>
  );
}
