import { markedValue, marksOf, mostThreatMarks, nothing, type PutMark } from "@vigil/model/exam/answerValue";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button.tsx";
import { formatNumber } from "../../ui/format.ts";
import styles from "./kinds.module.css";
import type { KindProps } from "./kindProps.ts";
import { SearchedImage } from "../../lesson/SearchedImage.tsx";

/** Every threat in an image, marked as at the X-ray screen; or that there is none. */
export function FindThreatAnswer({ question: { model, scan, keys = [], description }, value, onAnswer, disabled }: KindProps) {
  const { t } = useTranslation();
  const [said, setSaid] = useState("");
  const marks = marksOf(model, value);
  const clear = value[0] === nothing;
  const put = (mark: PutMark) => {
    if (marks.length >= mostThreatMarks) return setSaid(t("exercise.marksMost"));
    onAnswer(markedValue(model, [...marks, mark]));
    return setSaid(t("exercise.marksPut", { count: marks.length + 1 }));
  };
  const take = (index: number) => {
    onAnswer(markedValue(model, marks.toSpliced(index, 1)));
    setSaid(t("exercise.marksPut", { count: marks.length - 1 }));
  };
  return (
    <div className={styles.body}>
      <SearchedImage
        scan={scan}
        keys={keys}
        description={description}
        marks={marks}
        onMark={disabled ? undefined : put}
        onUnmark={disabled ? undefined : take}
      />
      <p className={styles.hint}>{t("exam.threatKeys")}</p>
      <label className={styles.clear} data-chosen={clear || undefined}>
        <input type="checkbox" checked={clear} disabled={disabled} onChange={() => onAnswer(clear ? [] : [nothing])} />
        {t("exam.nothingToFind")}
      </label>
      {marks.length > 0 && (
        <ol className={styles.marks}>
          {marks.map(({ view, x, y }, index) => (
            <li key={`${view} ${x} ${y}`}>
              {t("exam.markAt", { number: index + 1, view: view + 1, x: formatNumber(x), y: formatNumber(y) })}
              <Button
                kind="plain"
                size="small"
                disabled={disabled}
                aria-label={t("exercise.takeMark", { number: index + 1 })}
                onClick={() => take(index)}
              >
                ✕
              </Button>
            </li>
          ))}
        </ol>
      )}
      <span className={styles.hint} role="status">
        {said}
      </span>
    </div>
  );
}
