import type { KeyboardEvent, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button.tsx";
import styles from "./forms.module.css";
import type { Undoing } from "./useUndo.ts";

interface FormFrameProps {
  label: string;
  undoing: Pick<Undoing<unknown>, "undo" | "redo">;
  children: ReactNode;
}

const isTyped = (target: EventTarget): boolean =>
  (target instanceof HTMLElement && target.isContentEditable) ||
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !/^(?:checkbox|radio|range|file)$/u.test(target.type));

/** A form with its steps back and forth; the keys for them act wherever nothing is being typed. */
export function FormFrame({ label, undoing: { undo, redo }, children }: FormFrameProps) {
  const { t } = useTranslation();
  const onKeyDown = (event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== "z" && key !== "y") || isTyped(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
    (key === "y" || event.shiftKey ? redo : undo)?.();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the controls inside
    <fieldset className={styles.form} aria-label={label} onKeyDown={onKeyDown}>
      <div className={styles.steps}>
        <Button kind="plain" size="small" disabled={undo === null} onClick={() => undo?.()}>
          {t("authoringForm.undo")}
        </Button>
        <Button kind="plain" size="small" disabled={redo === null} onClick={() => redo?.()}>
          {t("authoringForm.redo")}
        </Button>
      </div>
      {children}
    </fieldset>
  );
}
