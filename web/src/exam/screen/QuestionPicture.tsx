import { useTranslation } from "react-i18next";
import { domainOfPage } from "../../api.ts";
import styles from "../exam.module.css";

interface QuestionPictureProps {
  picture: string | undefined;
  description: string | undefined;
}

/** The picture that a question shows. The browser asks for it without headers: its domain stands in the address. */
export function QuestionPicture({ picture, description }: QuestionPictureProps) {
  const { t } = useTranslation();
  if (picture === undefined) return null;
  const src = `/api/${picture}?domain=${encodeURIComponent(domainOfPage())}`;
  return <img className={styles.picture} src={src} alt={description ?? t("exam.picture")} />;
}
