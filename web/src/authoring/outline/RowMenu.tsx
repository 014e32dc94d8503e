import { useTranslation } from "react-i18next";
import styles from "../desk/desk.module.css";
import { PatternChoice } from "./PatternChoice.tsx";
import type { OutlineRow } from "./outlineMoves.ts";
import type { useOutlineActs } from "./useOutlineActs.ts";

interface RowMenuProps {
  row: OutlineRow;
  acts: ReturnType<typeof useOutlineActs>;
  canStep: (by: 1 | -1) => boolean;
  step: (by: 1 | -1) => void;
  rename: () => void;
  remove: () => void;
}

/** What can be done with a row of the outline. */
export function RowMenu({ row, acts, canStep, step, rename, remove }: RowMenuProps) {
  const { t } = useTranslation();
  const { kind, key, piece } = row;
  return (
    <div className={styles.menu}>
      {kind === "unit" && (
        <button type="button" data-close onClick={() => void acts.addSection(key)}>
          {t("writing.addSection")}
        </button>
      )}
      {kind !== "unit" && (
        <PatternChoice choose={(pattern) => void acts.addPage(kind === "page" ? piece : key, kind === "page" ? key : undefined, pattern)} />
      )}
      <button type="button" data-close onClick={rename}>
        {t("writing.rename")} <kbd>F2</kbd>
      </button>
      <button type="button" data-close disabled={!canStep(-1)} onClick={() => step(-1)}>
        {t("writing.moveUp")} <kbd>Alt Shift ↑</kbd>
      </button>
      <button type="button" data-close disabled={!canStep(1)} onClick={() => step(1)}>
        {t("writing.moveDown")} <kbd>Alt Shift ↓</kbd>
      </button>
      <button type="button" data-close onClick={() => void acts.copy(row)}>
        {t("writing.copy")}
      </button>
      <button type="button" data-close data-grave onClick={remove}>
        {t("writing.delete")} <kbd>Del</kbd>
      </button>
    </div>
  );
}
