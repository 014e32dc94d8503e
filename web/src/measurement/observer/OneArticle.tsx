import { useTranslation } from "react-i18next";
import styles from "./Measures.module.css";

/** Below figures of which some rest on one article: what that says of them. */
export function OneArticle() {
  const { t } = useTranslation();
  return (
    <p className={styles.small}>
      {t("measures.oneArticle")}: {t("measures.oneArticleWhat")}
    </p>
  );
}
