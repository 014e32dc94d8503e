import type { Translations } from "@vigil/model/curriculum/translations";
import { locales } from "@vigil/model/identity/locales";
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import type { Row } from "../entity/row.ts";
import { directionOf } from "@vigil/model/phrases/languages";
import { languageInWords } from "./languageInWords.ts";
import styles from "./Translations.module.css";

interface TranslationsFactProps {
  record: Row;
  name: string;
  /** How a text is shown, where not as it stands. */
  Show?: ComponentType<{ record: Row; text: string; locale: string }>;
}

/** One text in all its languages, to be read. */
export function TranslationsFact({ record, name, Show }: TranslationsFactProps) {
  const { t } = useTranslation();
  const value: Translations = record[name] ?? {};
  const written = locales.filter((locale) => value[locale]);
  if (written.length === 0) return t("entity.none");
  return (
    <dl className={styles.fact}>
      {written.map((locale) => (
        <div key={locale}>
          <dt>{languageInWords(locale)}</dt>
          <dd lang={locale} dir={directionOf(locale)}>
            {Show ? <Show record={record} text={value[locale]!} locale={locale} /> : value[locale]}
          </dd>
        </div>
      ))}
    </dl>
  );
}
