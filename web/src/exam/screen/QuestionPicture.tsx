import type { ExamQuestion } from "@vigil/model/exam/examWire";
import { useTranslation } from "react-i18next";
import { domainOfPage } from "../../api.ts";
import styles from "../exam.module.css";

/** The browser asks for it without headers: its domain stands in the address. */
const at = (path: string): string => `/api/${path}?domain=${encodeURIComponent(domainOfPage())}`;

/** The picture or film that a question shows. */
export function QuestionPicture({
  question: { picture, film, description },
}: {
  question: Pick<ExamQuestion, "picture" | "film" | "description">;
}) {
  const { t, i18n } = useTranslation();
  if (film !== undefined)
    return (
      <video className={styles.picture} src={at(film)} aria-label={description} controls preload="metadata">
        <track
          kind="captions"
          default
          src={`${at(`${film}/captions`)}&locale=${i18n.language}`}
          srcLang={i18n.language}
          label={t("exam.captions")}
        />
      </video>
    );
  if (picture === undefined) return null;
  return <img className={styles.picture} src={at(picture)} alt={description ?? t("exam.picture")} />;
}
