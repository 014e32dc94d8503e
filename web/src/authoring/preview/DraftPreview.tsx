import { keyOf, type DraftPart } from "@vigil/model/authoring/draftPart";
import { lab as finishedLab, labForLearner } from "@vigil/model/training/labs/lab";
import { partWords, translationState } from "@vigil/model/authoring/partWords";
import { pageBlock } from "@vigil/model/training/pageBlock";
import { directionOf, ownName } from "@vigil/model/phrases/languages";
import { lazy, Suspense, useCallback, useDeferredValue, useMemo, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "@tanstack/react-router";
import { PageLinksContext } from "../../training/page/pageLinks.ts";
import { PagePaper } from "../../training/page/PagePaper.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { SidePanel } from "../desk/SidePanel.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { useDraft, usePart, usePiece } from "../draft/useDraft.ts";
import { useOutline } from "../outline/useOutline.ts";
import { draftCourse } from "./draftCourse.ts";
import { Unfinished } from "./DraftPaper.tsx";
import { examsToShow } from "./examsToShow.ts";
import { PreviewFrame } from "./PreviewFrame.tsx";
import styles from "./preview.module.css";
import { trialDesk } from "./trialDesk.ts";

const ExamPreview = lazy(async () => ({ default: (await import("./ExamPreview.tsx")).ExamPreview }));

const widths = [390, 768, 1440] as const;

/** The page at hand as learners see it, while it is written, and the exams that its questions make. */
export function DraftPreview({ place, close }: { place: string | undefined; close: () => void }) {
  const { t } = useTranslation();
  const { draft, desk } = useDraft();
  const locales = [draft.locale, ...desk.locales.use()];
  const [width, setWidth] = useState<number>(390);
  const [dark, setDark] = useState(() => document.documentElement.dataset["mantineColorScheme"] === "dark");
  const [locale, setLocale] = useState(draft.locale);
  const isPage = place !== undefined && /^p\d+$/u.test(place);
  const outline = useOutline();
  const questions = usePiece<"question">("questions");
  const final = usePart<"final">("final");
  const exams = useMemo(() => examsToShow(outline, questions, final), [outline, questions, final]);
  const [wanted, setWanted] = useState<{ place: string | undefined; key: string } | null>(null);
  // another place shows what belongs to it again
  const chosen =
    wanted !== null && wanted.place === place ? wanted.key : isPage || exams.some(({ key }) => key === place) ? (place ?? "") : "";
  const exam = exams.find(({ key }) => key === chosen);
  return (
    <SidePanel
      side="preview"
      title={t("writing.preview")}
      tools={
        <>
          <select
            aria-label={t("writing.examPreview.shown")}
            value={chosen}
            onChange={({ target }) => setWanted({ place, key: target.value })}
          >
            {isPage ? (
              <option value={place}>{t("writing.examPreview.page")}</option>
            ) : (
              !exams.some(({ key }) => key === place) && <option value="">{t("writing.previewEmptyTitle")}</option>
            )}
            {exams.map(({ key, name, final: last }) => (
              <option key={key} value={key}>
                {key === "questions"
                  ? t(last ? "writing.examPreview.final" : "writing.examPreview.all")
                  : t("writing.examPreview.unit", { name })}
              </option>
            ))}
          </select>
          <select aria-label={t("writing.width")} value={width} onChange={({ target }) => setWidth(Number(target.value))}>
            {widths.map((each) => (
              <option key={each} value={each}>
                {t(`writing.widths.${each}`)}
              </option>
            ))}
          </select>
          {locales.length > 1 && (
            <select aria-label={t("writing.language")} value={locale} onChange={({ target }) => setLocale(target.value)}>
              {locales.map((each) => (
                <option key={each} value={each}>
                  {ownName(each)}
                </option>
              ))}
            </select>
          )}
          <label className={styles.dark}>
            <input type="checkbox" checked={dark} onChange={({ target }) => setDark(target.checked)} /> {t("writing.dark")}
          </label>
        </>
      }
      close={close}
    >
      {exam !== undefined || (isPage && chosen === place) ? (
        <PreviewFrame title={t("writing.preview")} width={width} dark={dark} lang={locale} dir={directionOf(locale)}>
          {exam === undefined ? (
            <Paper key={chosen} pageKey={chosen} locale={locale} />
          ) : (
            <Suspense fallback={<Skeleton height={320} />}>
              <ExamPreview key={`${chosen} ${locale}`} exam={exam} locale={locale} />
            </Suspense>
          )}
        </PreviewFrame>
      ) : (
        <EmptyState title={t("writing.previewEmptyTitle")} text={t("writing.previewEmptyText")} />
      )}
    </SidePanel>
  );
}

function Paper({ pageKey, locale }: { pageKey: string; locale: string }) {
  const { t, i18n } = useTranslation();
  const { draft, desk: own, domain } = useDraft();
  const { parts } = own;
  // the letter comes first, its preview when there is time
  const version = useDeferredValue(useSyncExternalStore(parts.subscribe, parts.version));
  const shown = useMemo(() => {
    const told = (part: DraftPart) => {
      const translation = locale === draft.locale ? undefined : parts.keyed(part.key, locale);
      return translationState(part, translation) === "missing" ? undefined : translation;
    };
    const inLanguage = (part: DraftPart) => told(part) ?? part;
    const page = parts.keyed(pageKey);
    if (!page) return null;
    const { title, labs, objective } = inLanguage(page).block as DraftPart<"page">["block"];
    const blocks = parts.piece(pageKey).flatMap((part) => {
      const parsed = pageBlock.safeParse(inLanguage(part).block);
      return parsed.success ? [parsed.data] : [];
    });
    const found = labs.flatMap((id) => {
      const part = parts.keyed(keyOf("lab", id));
      const parsed = part && finishedLab.safeParse(inLanguage(part).block);
      return parsed?.success ? [parsed.data] : [];
    });
    const ours = [page, ...parts.piece(pageKey)].filter((part) => partWords(part).length > 0);
    const fallback = locale === draft.locale ? 0 : ours.filter((part) => told(part) === undefined).length;
    const section = parts.keyed(page.piece);
    const { attachments } = section ? (inLanguage(section).block as DraftPart<"section">["block"]) : { attachments: [] };
    return { title, blocks, objective, labs: found, attachments, fallback, missing: parts.piece(pageKey).length - blocks.length };
    // oxlint-disable-next-line react/exhaustive-deps -- the parts change in place, their version tells it
  }, [parts, pageKey, locale, draft.locale, version]);
  const text = JSON.stringify(shown);
  const desk = useMemo(() => trialDesk((id) => shown?.labs.find((lab) => lab.id === id)), [text]); // oxlint-disable-line react/exhaustive-deps -- by what it says
  // oxlint-disable-next-line react/exhaustive-deps -- as above
  const course = useMemo(() => draftCourse(draft.courseId, parts, draft.locale, locale), [draft, parts, locale, version]);
  const bytesOf = (path: string) => own.files.get().find((file) => file.path === path)?.bytes ?? 0;
  const linked = useCallback(
    (id: number, words: string) =>
      parts.keyed(keyOf("page", id)) === undefined ? (
        words
      ) : (
        <Link to="/$domain/admin/courses/$id/write/$place" params={{ domain, id: String(draft.courseId), place: keyOf("page", id) }}>
          {words}
        </Link>
      ),
    [parts, domain, draft.courseId],
  );
  if (shown === null) return null;
  return (
    <article>
      {shown.fallback > 0 && (
        <p className={styles.unfinished} lang={i18n.language} dir={i18n.dir()}>
          {t("writing.translations.fallback", { count: shown.fallback })}
        </p>
      )}
      <h1 className={styles.title}>{shown.title}</h1>
      <Unfinished key={text}>
        <PageLinksContext value={linked}>
          <PagePaper
            course={course}
            section={{ attachments: shown.attachments.map((file) => ({ ...file, bytes: bytesOf(file.file) })) }}
            page={{
              blocks: shown.blocks,
              labs: shown.labs.map(({ id, type }) => ({ id, type })),
              ...(shown.objective === undefined ? {} : { objective: shown.objective }),
            }}
            labs={shown.labs.map(labForLearner)}
            desk={desk}
          />
        </PageLinksContext>
      </Unfinished>
      {shown.missing > 0 && <p className={styles.unfinished}>{t("writing.previewMissing", { count: shown.missing })}</p>}
    </article>
  );
}
