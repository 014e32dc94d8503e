import { locales as known } from "@vigil/model/identity/locales";
import { ownName } from "@vigil/model/phrases/languages";
import { useState, type SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";
import { useAct } from "../../shell/useAct.ts";
import { Button } from "../../ui/Button.tsx";
import { addLanguage } from "../draft/draftCalls.ts";
import { useDraft } from "../draft/useDraft.ts";
import styles from "./translations.module.css";

/** One of the languages that people may have. */
export function AddLanguage({ done }: { done: (locale: string) => void }) {
  const { t } = useTranslation();
  const { draft, desk } = useDraft();
  const there = desk.locales.use();
  const [locale, setLocale] = useState("");
  const { run, busy } = useAct({
    call: async (wanted: string) => {
      await desk.saver.flush();
      return addLanguage(draft.courseId, wanted);
    },
    done: ({ parts, sequence }, wanted) => {
      desk.take({ parts: parts.filter((part) => part.locale === wanted), gone: [], sequence });
      setLocale("");
      done(wanted);
    },
    told: (_, wanted) => t("writing.translations.added", { language: ownName(wanted) }),
  });
  const add = (event: SyntheticEvent) => {
    event.preventDefault();
    if (locale !== "") void run(locale);
  };
  const left = known.filter((one) => one !== draft.locale && !there.includes(one));
  return (
    <form className={styles.add} onSubmit={add}>
      <select aria-label={t("writing.translations.addWhich")} value={locale} onChange={({ target }) => setLocale(target.value)}>
        <option value="">{t("writing.translations.addWhich")}</option>
        {left.map((one) => (
          <option key={one} value={one} lang={one}>
            {ownName(one)}
          </option>
        ))}
      </select>
      <Button type="submit" kind="plain" size="small" busy={busy} disabled={locale === ""}>
        {t("writing.translations.add")}
      </Button>
    </form>
  );
}
