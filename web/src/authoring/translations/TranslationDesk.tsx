import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ownName } from "@vigil/model/phrases/languages";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { useTitle } from "../../ui/useTitle.ts";
import layout from "../desk/desk.module.css";
import { useDraft } from "../draft/useDraft.ts";
import { AddLanguage } from "./AddLanguage.tsx";
import { GroupList } from "./GroupList.tsx";
import { LanguageBar } from "./LanguageBar.tsx";
import { nextOpen, type TranslationFilter } from "./translationGroups.ts";
import { TranslationLine } from "./TranslationLine.tsx";
import styles from "./translations.module.css";
import { useTranslate } from "./useTranslate.ts";
import { useTranslationPlace } from "./useTranslationPlace.ts";
import { useTranslations } from "./useTranslations.ts";

/** The languages of the course: what of it is at the left, side by side in the middle. */
export function TranslationDesk() {
  const { t } = useTranslation();
  const { desk } = useDraft();
  const locales = desk.locales.use();
  const place = useTranslationPlace();
  const locale = place.locale !== null && locales.includes(place.locale) ? place.locale : locales[0];
  if (locale === undefined)
    return (
      <>
        <nav className={styles.none} />
        <main className={layout.main} id="content" tabIndex={-1}>
          <EmptyState title={t("writing.translations.emptyTitle")} text={t("writing.translations.emptyText")}>
            <AddLanguage done={(added) => place.go(added, null)} />
          </EmptyState>
        </main>
      </>
    );
  return <Language key={locale} locale={locale} wanted={place.key} go={place.go} />;
}

interface LanguageProps {
  locale: string;
  wanted: string | null;
  go: (locale: string, key: string | null) => void;
}

function Language({ locale, wanted, go }: LanguageProps) {
  const { t } = useTranslation();
  const { reading } = useDraft();
  const groups = useTranslations(locale);
  const hands = useTranslate(locale);
  const [filter, setFilter] = useState<TranslationFilter>("all");
  const main = useRef<HTMLElement>(null);
  useTitle(`${t("writing.translations.title")} · Vigil`);
  const group =
    groups.find(({ id, rows }) => id === wanted || rows.some(({ source }) => source.key === wanted && id !== source.key)) ??
    groups.find(({ counts }) => filter === "all" || counts[filter] > 0) ??
    groups[0];
  const row = group?.rows.find(({ source }) => source.key === wanted);
  const shown = group?.rows.filter(({ state, source }) => filter === "all" || state === filter || source.key === wanted) ?? [];
  const latest = useRef(groups);
  useEffect(() => {
    latest.current = groups;
  }, [groups]);
  const next = useCallback(
    (from: string | null, by: 1 | -1) => {
      const key = nextOpen(latest.current, from, by);
      if (key !== null) go(locale, key);
    },
    [go, locale],
  );
  useFocusedLine(main, row === undefined ? null : row.source.key);
  const open = useMemo(() => groups.reduce((count, { counts }) => count + counts.missing + counts.outdated, 0), [groups]);
  return (
    <>
      <GroupList groups={groups} here={group?.id} filter={filter} open={(id) => go(locale, id)} />
      <main className={`${layout.main} ${styles.main}`} id="content" ref={main} tabIndex={-1}>
        <LanguageBar locale={locale} groups={groups} go={go} />
        <div className={styles.filters}>
          <label>
            {t("writing.translations.show")}{" "}
            <select value={filter} onChange={({ target }) => setFilter(target.value as TranslationFilter)}>
              <option value="all">{t("writing.translations.all")}</option>
              {(["missing", "outdated", "done"] as const).map((state) => (
                <option key={state} value={state}>
                  {t(`writing.translations.states.${state}`)}
                </option>
              ))}
            </select>
          </label>
          <Button kind="plain" size="small" disabled={open === 0} onClick={() => next(wanted, 1)}>
            {t("writing.translations.next")}
          </Button>
          <span className={styles.keys}>{t("writing.translations.keys")}</span>
        </div>
        {open === 0 && <p className={styles.allDone}>{t("writing.translations.allDone", { language: ownName(locale) })}</p>}
        {group && (
          <section aria-label={group.title ?? t(`writing.translations.groups.${group.id as "course"}`)}>
            <h2 className={styles.groupTitle}>
              <bdi>{group.title ?? t(`writing.translations.groups.${group.id as "course"}`)}</bdi>
            </h2>
            <ul className={styles.lines} inert={reading}>
              {shown.map((each) => (
                <TranslationLine key={each.source.key} locale={locale} row={each} hands={hands} next={next} />
              ))}
            </ul>
            {shown.length === 0 && <p className={styles.allDone}>{t("writing.translations.noneHere")}</p>}
          </section>
        )}
      </main>
    </>
  );
}

/** Whoever goes to a block writes in it: its first empty field, or its first. */
function useFocusedLine(main: React.RefObject<HTMLElement | null>, key: string | null): void {
  useEffect(() => {
    if (key === null) return undefined;
    const focus = (): boolean => {
      const line = main.current?.querySelector(`[data-key="${key}"]`);
      const fields = [...(line?.querySelectorAll<HTMLElement>("[data-field]") ?? [])];
      const field = fields.find((one) => (one instanceof HTMLTextAreaElement ? one.value : one.textContent) === "") ?? fields[0];
      field?.scrollIntoView({ block: "center" });
      field?.focus({ preventScroll: true });
      return field !== undefined;
    };
    if (focus()) return undefined;
    // the field of running text comes when it is needed first
    const watch = new MutationObserver(() => focus() && watch.disconnect());
    watch.observe(main.current!, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [main, key]);
}
