import { ownName } from "@vigil/model/phrases/languages";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { download } from "../../download.ts";
import { showProblem } from "../../shell/alerts.ts";
import { useAct } from "../../shell/useAct.ts";
import { Button } from "../../ui/Button.tsx";
import { ProgressBar } from "../../ui/ProgressBar.tsx";
import { removeLanguage, xliffPath } from "../draft/draftCalls.ts";
import { usePart, useDraft } from "../draft/useDraft.ts";
import { AddLanguage } from "./AddLanguage.tsx";
import { countsOf, type TranslationGroup } from "./translationGroups.ts";
import styles from "./translations.module.css";
import { useTranslations } from "./useTranslations.ts";
import { XliffDialog } from "./XliffDialog.tsx";

interface LanguageBarProps {
  locale: string;
  groups: readonly TranslationGroup[];
  go: (locale: string, key: string | null) => void;
}

/** The languages of the course, how far the chosen one is, and what is done with it as a whole. */
export function LanguageBar({ locale, groups, go }: LanguageBarProps) {
  const { t } = useTranslation();
  const { draft, desk, reading } = useDraft();
  const course = usePart<"course">("course");
  const locales = desk.locales.use();
  const [importing, setImporting] = useState(false);
  const rows = groups.flatMap((group) => group.rows);
  const counts = countsOf(rows);
  const language = ownName(locale);
  const { run: remove } = useAct({
    ask: () => ({
      title: t("writing.translations.remove", { language }),
      text: t("writing.translations.removeText", { language }),
      confirm: t("writing.translations.removeConfirm"),
      danger: true,
    }),
    call: async () => {
      await desk.saver.flush();
      return removeLanguage(draft.courseId, locale);
    },
    done: ({ sequence }) => {
      const gone = desk.parts.all().flatMap((part) => (part.locale === locale ? [{ locale, key: part.key }] : []));
      desk.take({ parts: [], gone, sequence });
    },
    told: () => t("writing.translations.removed", { language }),
  });
  const save = async () => {
    await desk.saver.flush();
    await download(xliffPath(draft.courseId, locale), `${course?.block.code || "course"}-${locale}.xlf`);
  };
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{t("writing.translations.title")}</h1>
      <ul className={styles.languages} aria-label={t("writing.translations.languages")}>
        {locales.map((one) => (
          <li key={one}>
            <LanguageChoice locale={one} here={one === locale} open={() => go(one, null)} />
          </li>
        ))}
        {!reading && (
          <li>
            <AddLanguage done={(added) => go(added, null)} />
          </li>
        )}
      </ul>
      <div className={styles.progress}>
        <ProgressBar
          value={rows.length === 0 ? 1 : counts.done / rows.length}
          label={t("writing.translations.progress", { language })}
          tone={counts.done === rows.length ? "good" : "action"}
        />
        <p>{t("writing.translations.counts", { ...counts, all: rows.length })}</p>
        <span className={styles.gap} />
        <Button kind="plain" size="small" onClick={() => void save().catch(showProblem)}>
          {t("writing.translations.export")}
        </Button>
        <Button kind="plain" size="small" disabled={reading} onClick={() => setImporting(true)}>
          {t("writing.translations.import")}
        </Button>
        <Button kind="plain" size="small" disabled={reading} onClick={() => void remove()}>
          {t("writing.translations.removeShort")}
        </Button>
      </div>
      {importing && <XliffDialog locale={locale} close={() => setImporting(false)} go={(key) => go(locale, key)} />}
    </header>
  );
}

function LanguageChoice({ locale, here, open }: { locale: string; here: boolean; open: () => void }) {
  const { t } = useTranslation();
  const groups = useTranslations(locale);
  const counts = countsOf(groups.flatMap(({ rows }) => rows));
  const left = counts.missing + counts.outdated;
  return (
    <button type="button" className={styles.language} aria-pressed={here} onClick={open}>
      <bdi lang={locale}>{ownName(locale)}</bdi>
      <small>{left === 0 ? t("writing.translations.states.done") : t("writing.translations.left", { count: left })}</small>
    </button>
  );
}
