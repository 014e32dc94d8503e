import { use, useId, useRef, type ReactNode, type ToggleEvent } from "react";
import { GlossaryContext } from "./glossary.ts";
import styles from "./GlossaryTerm.module.css";

/** A mention of a term: pressed, it says what the glossary says. */
export function GlossaryTerm({ term, children }: { term: string; children: ReactNode }) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLSpanElement>(null);
  const meaning = use(GlossaryContext).find((entry) => entry.term === term)?.meaning;
  if (meaning === undefined) return children;

  const place = ({ newState }: ToggleEvent) => {
    if (newState !== "open" || !trigger.current || !panel.current) return;
    const { left, bottom } = trigger.current.getBoundingClientRect();
    const widest = Math.min(360, document.documentElement.clientWidth - 16);
    const begin = Math.max(8, Math.min(left, document.documentElement.clientWidth - widest - 8));
    Object.assign(panel.current.style, { insetBlockStart: `${bottom + 6}px`, left: `${begin}px`, maxWidth: `${widest}px` });
  };
  return (
    <>
      <button ref={trigger} type="button" className={styles.term} popoverTarget={id} aria-describedby={id}>
        {children}
      </button>
      <span ref={panel} id={id} popover="auto" className={styles.meaning} onBeforeToggle={place}>
        <strong>{term}</strong> {meaning}
      </span>
    </>
  );
}
