import { useTranslation } from "react-i18next";
import { categoryName } from "../../../simulator/screen/categoryLabel.ts";
import { Button } from "../../../ui/Button.tsx";
import styles from "./Rendered.module.css";
import type { Editor, EditorAction } from "./threatEditor.ts";

interface Props {
  editor: Editor;
  act: (action: EditorAction) => void;
  open: boolean;
  categories: readonly string[];
}

/** The threats of an image with their polygons; the chosen one gets what is drawn next. */
export function ThreatList({ editor, act, open, categories }: Props) {
  const { t } = useTranslation();
  const { drawing, threat: chosen } = editor;
  return (
    <section className={styles.threats} aria-label={t("rendered.editor.threats")}>
      <h2>{t("rendered.editor.threats")}</h2>
      {drawing.threats.map(({ category, name, polygons }, number) => (
        // oxlint-disable-next-line react/no-array-index-key -- a threat is its place
        <fieldset key={number} className={styles.threat} data-chosen={number === chosen || undefined} disabled={!open}>
          <legend>
            <label>
              <input
                type="radio"
                name="threat"
                checked={number === chosen}
                disabled={!open}
                onChange={() => act({ do: "threat", threat: number })}
              />{" "}
              {t("rendered.editor.threat", { number: number + 1 })}
            </label>
          </legend>
          <label className={styles.labelled}>
            {t("rendered.editor.category")}
            <select value={category} onChange={({ target }) => act({ do: "describe", threat: number, category: target.value })}>
              {[...new Set([...categories, category])].map((each) => (
                <option key={each} value={each}>
                  {categoryName(each)}
                </option>
              ))}
            </select>
          </label>
          <label className={styles.labelled}>
            {t("rendered.editor.name")}
            <input
              value={name}
              maxLength={100}
              dir="auto"
              required
              onChange={({ target }) => act({ do: "describe", threat: number, name: target.value })}
            />
          </label>
          <ul className={styles.polygons}>
            {polygons.map(({ view, points }, polygon) => (
              <li key={`${view} ${points.join(" ")}`}>
                {t("rendered.view", { number: view + 1 })}: {t("rendered.editor.points", { count: points.length })}
                {open && (
                  <button
                    type="button"
                    className={styles.small}
                    aria-label={t("rendered.editor.removePolygon", { number: polygon + 1, threat: number + 1 })}
                    onClick={() => act({ do: "removePolygon", threat: number, polygon })}
                  >
                    ✕
                  </button>
                )}
              </li>
            ))}
            {polygons.length === 0 && <li className={styles.hint}>{t("rendered.editor.polygons", { count: 0 })}</li>}
          </ul>
          {open && (
            <button type="button" className={styles.small} onClick={() => act({ do: "removeThreat", threat: number })}>
              {t("rendered.editor.removeThreat", { number: number + 1 })}
            </button>
          )}
        </fieldset>
      ))}
      {open && (
        <Button
          kind="plain"
          size="small"
          onClick={() => act({ do: "addThreat", category: categories[0] ?? "" })}
          disabled={categories.length === 0}
        >
          {t("rendered.editor.addThreat")}
        </Button>
      )}
    </section>
  );
}
