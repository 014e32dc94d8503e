import type { PickedImage } from "@vigil/model/quiz/quizImages";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button.tsx";
import { formatNumber } from "../../ui/format.ts";
import { Message } from "../../ui/Message.tsx";
import styles from "./QuizImages.module.css";

interface ImagesSummaryProps {
  images: readonly PickedImage[];
  /** So many are drawn where none is chosen. */
  drawn: number;
  change: (images: PickedImage[]) => void;
}

/** What an author has chosen so far, and what is wrong with it. */
export function ImagesSummary({ images, drawn, change }: ImagesSummaryProps) {
  const { t } = useTranslation();
  if (images.length === 0) return <Message kind="info">{t("quizImages.drawn", { count: drawn, formatted: formatNumber(drawn) })}</Message>;
  const shown = images.filter(({ fault }) => fault === null);
  const gone = images.length - shown.length;
  const threats = images.filter(({ kind }) => kind === "threat").length;
  const innocents = images.filter(({ kind }) => kind === "innocent").length;
  const told = threats + innocents > 0;
  return (
    <>
      <p role="status">
        {t("quizImages.count", { count: images.length })}
        {told && ` · ${t("quizImages.truth", { threats: formatNumber(threats), innocents: formatNumber(innocents) })}`}
      </p>
      <p className={styles.lead}>{t("quizImages.everybody")}</p>
      {told && threats === images.length && <Message kind="warning">{t("quizImages.onlyThreats")}</Message>}
      {told && innocents === images.length && <Message kind="warning">{t("quizImages.onlyInnocents")}</Message>}
      {gone > 0 && (
        <Message kind="error">
          <p>{t("quizImages.gone", { count: gone })}</p>
          <Button kind="plain" size="small" onClick={() => change(shown)}>
            {t("quizImages.removeGone")}
          </Button>
        </Message>
      )}
    </>
  );
}
