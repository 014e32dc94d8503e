import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button.tsx";
import { type PreviewMode, previewModes } from "./shade.ts";
import styles from "./Projection.module.css";
import type { Editing } from "./useEditing.ts";

interface EditorBarProps {
  editing: Editing;
  mode: PreviewMode;
  setMode: (mode: PreviewMode) => void;
  outlined: boolean;
  setOutlined: (outlined: boolean) => void;
}

/** Steps back and forth, and how the views are shown. */
export function EditorBar({ editing, mode, setMode, outlined, setOutlined }: EditorBarProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.bar}>
      <Button kind="plain" size="small" disabled={!editing.canUndo} onClick={editing.undo} aria-keyshortcuts="Control+Z">
        {t("threatProjection.undo")}
      </Button>
      <Button kind="plain" size="small" disabled={!editing.canRedo} onClick={editing.redo} aria-keyshortcuts="Control+Shift+Z">
        {t("threatProjection.redo")}
      </Button>
      <label>
        <input type="checkbox" checked={outlined} onChange={({ target }) => setOutlined(target.checked)} /> {t("threatProjection.outline")}
      </label>
      <select
        aria-label={t("simulator.panels.image")}
        value={mode}
        onChange={({ target }) => setMode(previewModes.find((each) => each === target.value) ?? "COL")}
      >
        {previewModes.map((each) => (
          <option key={each} value={each}>
            {t(`simulator.enhancements.${each}`)}
          </option>
        ))}
      </select>
    </div>
  );
}
