import { useTranslation } from "react-i18next";
import { domainOfPage } from "../../api.ts";
import styles from "../exam.module.css";

/** The picture that a question shows. The browser asks for it without headers: its domain stands in the address. */
export function QuestionPicture({ picture }: { picture: string | undefined }) {
  const { t } = useTranslation();
  if (picture === undefined) return null;
  return <img className={styles.picture} src={`/api/${picture}?domain=${encodeURIComponent(domainOfPage())}`} alt={t("exam.picture")} />;
}
