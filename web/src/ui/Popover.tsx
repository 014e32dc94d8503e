import { useId, useRef, useState, type ReactNode, type MouseEvent, type ToggleEvent } from "react";
import { flushSync } from "react-dom";
import styles from "./Popover.module.css";

interface PopoverProps {
  label: string;
  button: ReactNode;
  buttonClass?: string | undefined;
  /** With which edge of its button the panel is in line. */
  align?: "start" | "end";
  /** Made when it is opened first. */
  children: ReactNode;
}

/** A button and its panel, on the browser's own popover: escape, light dismiss, focus and the top layer come with it. */
export function Popover({ label, button, buttonClass, align = "end", children }: PopoverProps) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  const [opened, setOpened] = useState(false);

  const place = ({ newState }: ToggleEvent) => {
    if (newState !== "open" || !trigger.current || !panel.current) return;
    const { left, right, top, bottom } = trigger.current.getBoundingClientRect();
    const mirrored = getComputedStyle(trigger.current).direction === "rtl";
    const byRight = (align === "end") !== mirrored;
    Object.assign(panel.current.style, {
      // under its button; above one that stands at the foot of a phone
      ...(top > innerHeight / 2 ? { top: "auto", bottom: `${innerHeight - top + 6}px` } : { top: `${bottom + 6}px`, bottom: "auto" }),
      left: byRight ? "auto" : `${Math.max(8, left)}px`,
      right: byRight ? `${Math.max(8, document.documentElement.clientWidth - right)}px` : "auto",
      maxHeight: `${Math.max(top, innerHeight - bottom) - 18}px`,
    });
    // before it is shown: the browser looks then for what takes the focus
    flushSync(() => setOpened(true));
  };

  const closeBehind = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest("a, [data-close]")) panel.current?.hidePopover();
  };

  return (
    <>
      <button ref={trigger} type="button" className={buttonClass} popoverTarget={id} title={label}>
        {button}
      </button>
      {/* Choosing a link or what is marked data-close closes the panel; both are reached by keyboard themselves. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        className={styles.panel}
        onBeforeToggle={place}
        onClick={closeBehind}
      >
        {opened && children}
      </div>
    </>
  );
}
