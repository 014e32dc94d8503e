import type { ExamQuestion } from "@vigil/model/exam/examWire";
import { useTranslation } from "react-i18next";
import { domainOfPage } from "../../api.ts";
import styles from "../exam.module.css";

/** The browser asks for it without headers: its domain stands in the address. */
const at = (path: string): string => `/api/${path}?domain=${encodeURIComponent(domainOfPage())}`;

/** Captions lie below their film; those of a draft are a file of their own. */
export type ShownQuestion = ExamQuestion & { captions?: string };

/** The picture or film that a question shows. */
export function QuestionPicture({
  question: { picture, film, captions, description },
}: {
  question: Pick<ShownQuestion, "picture" | "film" | "captions" | "description">;
}) {
  const { t, i18n } = useTranslation();
  if (film !== undefined)
    return (
      <video className={styles.picture} src={at(film)} aria-label={description} controls preload="metadata">
        <track
          kind="captions"
          default
          src={captions === undefined ? `${at(`${film}/captions`)}&locale=${i18n.language}` : at(captions)}
          srcLang={i18n.language}
          label={t("exam.captions")}
        />
      </video>
    );
  if (picture === undefined) return null;
  return <img className={styles.picture} src={at(picture)} alt={description ?? t("exam.picture")} />;
}
