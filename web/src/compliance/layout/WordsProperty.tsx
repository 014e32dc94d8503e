import { mostElementWords, type LayoutElement } from "@vigil/model/compliance/certificateLayout";
import type { Translations } from "@vigil/model/curriculum/translations";
import { isLocale, locales, type Locale } from "@vigil/model/identity/locales";
import { directionOf, languages } from "@vigil/model/phrases/languages";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { languageInWords } from "../../curriculum/languageInWords.ts";
import { VariableProperty } from "./VariableProperty.tsx";
import styles from "./LayoutEditor.module.css";

interface WordsPropertyProps {
  element: Extract<LayoutElement, { kind: "text" }>;
  language: Locale;
  setLanguage: (language: Locale) => void;
  fault: string | undefined;
  change: (words: Translations) => void;
}

/** What a text says, language by language; values of the certificate may stand within. */
export function WordsProperty({ element: { words }, language, setLanguage, fault, change }: WordsPropertyProps) {
  const { t } = useTranslation();
  const area = useRef<HTMLTextAreaElement>(null);
  const offered = locales.filter((one) => one in words || one === language || (languages as readonly string[]).includes(one));
  const write = (text: string) => {
    const { [language]: _before, ...others } = words;
    change(text.trim() === "" ? others : { ...others, [language]: text });
  };
  return (
    <>
      <label className={styles.property}>
        {t("certificates.layout.language")}
        <select value={language} onChange={({ target }) => isLocale(target.value) && setLanguage(target.value)}>
          {[...offered, ...locales.filter((one) => !offered.includes(one))].map((one) => (
            <option key={one} value={one}>
              {languageInWords(one)}
              {one in words ? " ✓" : ""}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.property}>
        {t("certificates.layout.words")}
        <textarea
          ref={area}
          name="words"
          rows={3}
          lang={language}
          dir={directionOf(language)}
          maxLength={mostElementWords}
          value={words[language] ?? ""}
          aria-invalid={fault !== undefined || undefined}
          onChange={({ target }) => write(target.value)}
        />
        {fault !== undefined && (
          <span className={styles.refusal} role="alert">
            {fault}
          </span>
        )}
      </label>
      <VariableProperty
        value=""
        label={t("certificates.variables")}
        choose={(variable) => {
          const box = area.current;
          if (!box) return;
          box.setRangeText(`{{${variable}}}`, box.selectionStart, box.selectionEnd, "end");
          write(box.value);
          box.focus();
        }}
      />
    </>
  );
}
