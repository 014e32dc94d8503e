import { Textarea } from "@mantine/core";
import { locales } from "@vigil/model/identity/locales";
import { ownName } from "@vigil/model/phrases/languages";
import type { QuestionFilm } from "@vigil/model/quiz/questionFilm";
import { lazy, Suspense, useEffect, useRef, useState, type RefObject } from "react";
import { useTranslation } from "react-i18next";
import { domainOfPage } from "../api.ts";
import { readCues, writeCues, type Cue } from "../authoring/captions/cues.ts";
import { faultAt, type FormFault } from "../authoring/form/formProps.ts";
import formStyles from "../entity/form/Form.module.css";
import { Button } from "../ui/Button.tsx";
import { FileInput } from "../ui/FileInput.tsx";
import { Message } from "../ui/Message.tsx";
import styles from "./QuizQuestionsTab.module.css";

const CueLines = lazy(async () => ({ default: (await import("../authoring/captions/CueLines.tsx")).CueLines }));

interface QuizFilmFormProps {
  path: string;
  film: QuestionFilm;
  faults: readonly FormFault[];
  change: (film: QuestionFilm) => void;
}

/** A film beside a question: what it shows, and what is said in it, language by language. It is seen with its captions before anything is saved. */
export function QuizFilmForm({ path, film, faults, change }: QuizFilmFormProps) {
  const { t, i18n } = useTranslation();
  const { captions } = film;
  const video = useRef<HTMLVideoElement>(null);
  const [writing, setWriting] = useState<string | null>(null);
  const free = (except?: string): string[] => locales.filter((each) => each === except || !captions.some(({ locale }) => locale === each));
  const begin = () => {
    const locale = [i18n.language, ...locales].find((each) => free().includes(each));
    if (locale === undefined) return;
    change({ ...film, captions: [...captions, { locale, text: writeCues([]) }] });
    setWriting(locale);
  };
  const bring = async (file: File | undefined) => {
    if (file === undefined) return;
    const text = await file.text();
    const named = locales.find((each) => file.name.toLowerCase().endsWith(`.${each}.vtt`)) ?? i18n.language;
    const locale = [named, ...locales].find((each) => free().includes(each));
    if (locale !== undefined) change({ ...film, captions: [...captions, { locale, text }] });
  };
  return (
    <div className={styles.film}>
      <Film path={path} film={film} video={video} told={writing} />
      <Textarea
        label={t("quizzes.film.description")}
        description={t("quizzes.film.descriptionHint")}
        value={film.description}
        error={faultAt(faults, "description")}
        maxLength={2000}
        withAsterisk
        autosize
        dir="auto"
        onChange={({ target }) => change({ ...film, description: target.value })}
      />
      <fieldset className={styles.captions}>
        <legend>{t("quizzes.film.captions")}</legend>
        <p className={formStyles.hint}>{t("quizzes.film.captionsHint")}</p>
        {captions.map(({ locale, text }, index) => (
          <div key={`captions ${index}`} className={styles.captionsLine}>
            <select
              className={`${formStyles.input} ${formStyles.short}`}
              aria-label={t("quizzes.film.language")}
              value={locale}
              onChange={({ target }) => {
                change({ ...film, captions: captions.with(index, { locale: target.value, text }) });
                if (writing === locale) setWriting(target.value);
              }}
            >
              {free(locale).map((each) => (
                <option key={each} value={each} lang={each}>
                  {ownName(each)}
                </option>
              ))}
            </select>
            <span>{t("quizzes.film.lines", { count: readCues(text).length })}</span>
            <Button
              kind="plain"
              size="small"
              aria-expanded={writing === locale}
              onClick={() => setWriting(writing === locale ? null : locale)}
            >
              {t(writing === locale ? "quizzes.film.written" : "quizzes.film.lineByLine")}
            </Button>
            <Button kind="plain" size="small" onClick={() => change({ ...film, captions: captions.toSpliced(index, 1) })}>
              {t("quizzes.film.remove")}
            </Button>
            {writing === locale && (
              <WrittenCaptions
                locale={locale}
                text={text}
                film={video}
                onChange={(written) => change({ ...film, captions: captions.with(index, { locale, text: written }) })}
              />
            )}
          </div>
        ))}
        {free().length > 0 && (
          <p>
            <Button kind="plain" size="small" onClick={begin}>
              {t("captions.write")}
            </Button>
          </p>
        )}
        <FileInput
          accept=".vtt,text/vtt"
          aria-label={t("quizzes.film.bring")}
          onChange={({ target }) => {
            void bring(target.files?.[0]);
            target.value = "";
          }}
        />
        {faults
          .filter(({ path: [field] }) => field === "captions")
          .map(({ message }) => (
            <Message key={message} kind="error">
              {message}
            </Message>
          ))}
      </fieldset>
    </div>
  );
}

/** The lines of a language. They go with the question that is saved, and are seen in its film at once. */
function WrittenCaptions({
  locale,
  text,
  film,
  onChange,
}: {
  locale: string;
  text: string;
  film: RefObject<HTMLVideoElement | null>;
  onChange: (text: string) => void;
}) {
  const { t } = useTranslation();
  // a line without words is none of the file's, and is written here all the same
  const [cues, setCues] = useState<readonly Cue[]>(() => readCues(text));
  return (
    <div className={styles.captionLines}>
      <Suspense>
        <CueLines
          label={t("captions.of", { language: ownName(locale) })}
          locale={locale}
          cues={cues}
          tells
          film={film}
          onChange={(changed) => {
            setCues(changed);
            onChange(writeCues(changed));
          }}
        />
      </Suspense>
    </div>
  );
}

interface FilmProps {
  path: string;
  film: QuestionFilm;
  video: RefObject<HTMLVideoElement | null>;
  /** The language that is written at the moment. */
  told: string | null;
}

/** Captions that are not saved yet have no address: their lines are given to the player one by one. */
function Film({ path, film: { description, captions }, video, told }: FilmProps) {
  const { i18n } = useTranslation();
  const track = useRef<TextTrack>(null);
  const said = (captions.find(({ locale }) => locale === (told ?? i18n.language)) ?? captions[0])?.text ?? "";
  useEffect(() => {
    // a track that was added stays for as long as its film: its lines change
    track.current ??= video.current?.addTextTrack("captions") ?? null;
    const own = track.current;
    if (!own) return;
    own.mode = "showing";
    while (own.cues !== null && own.cues.length > 0) own.removeCue(own.cues[0]!);
    for (const { start, end, text } of readCues(said)) own.addCue(new VTTCue(start, end, text));
  }, [said, video]);
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- its track is added as it is brought
    <video
      ref={video}
      className={styles.shownFilm}
      src={`/api/${path}?domain=${encodeURIComponent(domainOfPage())}`}
      aria-label={description}
      controls
      preload="metadata"
    />
  );
}
