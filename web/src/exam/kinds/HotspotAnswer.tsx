import { markedValue, marksOf } from "@vigil/model/exam/answerValue";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import styles from "./kinds.module.css";
import type { KindProps } from "./kindProps.ts";
import { MarkedPicture } from "./MarkedPicture.tsx";

/** A place on a picture. */
export function HotspotAnswer({ question: { model, picture, description }, value, onAnswer, disabled }: KindProps) {
  const { t } = useTranslation();
  const keys = useId();
  return (
    <div className={styles.body}>
      <MarkedPicture
        picture={picture}
        description={description}
        marks={marksOf(model, value)}
        describedBy={keys}
        onMark={disabled ? undefined : (mark) => onAnswer(markedValue(model, [mark]))}
      />
      <p id={keys} className={styles.hint}>
        {t("exam.placeKeys")}
      </p>
    </div>
  );
}
