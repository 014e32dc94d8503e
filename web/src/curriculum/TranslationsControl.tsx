import type { Translations } from "@vigil/model/curriculum/translations";
import { defaultLocale, isLocale, locales, type Locale } from "@vigil/model/identity/locales";
import { Input, Textarea } from "@mantine/core";
import i18next from "i18next";
import { useState, type ComponentType } from "react";
import { useTranslation } from "react-i18next";
import type { RecordForm } from "../entity/form/useRecordForm.ts";
import formStyles from "../entity/form/Form.module.css";
import { directionOf } from "@vigil/model/phrases/languages";
import { phraseOf } from "../phraseOf.ts";
import { fieldLabel } from "../shell/recordPhrase.ts";
import { languageInWords } from "./languageInWords.ts";
import styles from "./Translations.module.css";

interface TranslationsControlProps {
  form: RecordForm;
  name: string;
  rows?: number;
  max: number;
  /** A language that must be written: it is always open and not taken away. */
  always?: Locale;
  /** What stands above and below the text of one language. */
  Above?: ComponentType<{ insert: Insert }>;
  Below?: ComponentType<{ form: RecordForm; locale: Locale; text: string }>;
}

/** Puts something around what is chosen, or around a sample of it. */
export type Insert = (before: string, after: string, sample: string) => void;

const firstLocale = (): Locale => (isLocale(i18next.language) ? i18next.language : defaultLocale);

/** One text in as many languages as somebody writes; a language left empty is not there. */
export function TranslationsControl({ form, name, rows = 2, max, always, Above, Below }: TranslationsControlProps) {
  const { t } = useTranslation();
  const { entity, values, errors, set, check } = form;
  const value = (values[name] ?? {}) as Translations;
  const written = locales.filter((locale) => locale in value);
  const [open, setOpen] = useState<readonly Locale[]>(() => [
    ...new Set([...(written.length > 0 ? written : [firstLocale()]), ...(always ? [always] : [])]),
  ]);
  const shown = locales.filter((locale) => open.includes(locale) || locale in value);
  const label = fieldLabel(entity.name, name);

  const write = (locale: Locale, text: string) => {
    const { [locale]: _before, ...others } = value;
    set(name, text.trim() === "" ? others : { ...others, [locale]: text });
  };
  const insertInto =
    (locale: Locale): Insert =>
    (before, after, sample) => {
      const box = document.querySelector<HTMLTextAreaElement>(`textarea[data-text="${name}.${locale}"]`);
      if (!box) return;
      const chosen = box.value.slice(box.selectionStart, box.selectionEnd) || sample;
      box.focus();
      box.setRangeText(`${before}${chosen}${after}`, box.selectionStart, box.selectionEnd, "end");
      write(locale, box.value);
    };

  return (
    <Input.Wrapper label={label} description={phraseOf(`hints.${entity.name}.${name}`, "")} error={errors[name]} withAsterisk>
      <div className={styles.languages}>
        {shown.map((locale, index) => (
          <div key={locale} className={styles.language}>
            <div className={styles.head}>
              <bdi className={styles.name}>{languageInWords(locale)}</bdi>
              {Above && <Above insert={insertInto(locale)} />}
              {locale !== always && (
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={t("translations.remove", { language: languageInWords(locale) })}
                  onClick={() => {
                    write(locale, "");
                    setOpen(open.filter((each) => each !== locale));
                  }}
                >
                  ✕
                </button>
              )}
            </div>
            <Textarea
              {...(index === 0 ? { name } : {})}
              data-text={`${name}.${locale}`}
              aria-label={t("translations.textIn", { field: label, language: languageInWords(locale) })}
              lang={locale}
              dir={directionOf(locale)}
              rows={rows}
              maxLength={max}
              value={value[locale] ?? ""}
              error={errors[name] !== undefined}
              onChange={({ target }) => write(locale, target.value)}
              onBlur={() => check(name)}
            />
            {Below && value[locale] && <Below form={form} locale={locale} text={value[locale]} />}
          </div>
        ))}
        {shown.length === 0 && <p className={formStyles.hint}>{t("translations.none")}</p>}
        <select
          className={`${formStyles.input} ${formStyles.short}`}
          aria-label={t("translations.addLanguage")}
          value=""
          onChange={({ target }) => isLocale(target.value) && setOpen([...open, target.value])}
        >
          <option value="">{t("translations.addLanguage")} …</option>
          {locales
            .filter((locale) => !shown.includes(locale))
            .map((locale) => (
              <option key={locale} value={locale}>
                {languageInWords(locale)}
              </option>
            ))}
        </select>
      </div>
    </Input.Wrapper>
  );
}
