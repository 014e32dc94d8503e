import type { ComparedFile, ComparedLanguage } from "@vigil/model/authoring/comparedBeside";
import { useTranslation } from "react-i18next";
import { languageInWords } from "../../curriculum/languageInWords.ts";
import { Tag } from "../../ui/Tag.tsx";
import styles from "./compare.module.css";
import { tones } from "./ComparedRow.tsx";

interface ComparedBesideProps {
  files: readonly ComparedFile[];
  languages: readonly ComparedLanguage[];
}

/** Languages and files that are different: which, and how much of them. */
export function ComparedBeside({ files, languages }: ComparedBesideProps) {
  const { t } = useTranslation();
  return (
    <>
      {languages.length > 0 && (
        <section className={styles.piece}>
          <h2>{t("draftReview.comparison.languages")}</h2>
          <ul>
            {languages.map(({ locale, change, came, went }) => (
              <li key={locale} className={styles.beside}>
                <span>{languageInWords(locale)}</span> <Tag tone={tones[change]}>{t(`draftReview.comparison.changes.${change}`)}</Tag>{" "}
                <span className={styles.quiet}>{t("draftReview.comparison.texts", { came, went })}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {files.length > 0 && (
        <section className={styles.piece}>
          <h2>{t("draftReview.comparison.files")}</h2>
          <ul>
            {files.map(({ path, change }) => (
              <li key={path} className={styles.beside}>
                <bdi>{path}</bdi> <Tag tone={tones[change]}>{t(`draftReview.comparison.changes.${change}`)}</Tag>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
