import { Textarea } from "@mantine/core";
import { locales } from "@vigil/model/identity/locales";
import { ownName } from "@vigil/model/phrases/languages";
import type { QuestionFilm } from "@vigil/model/quiz/questionFilm";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { domainOfPage } from "../api.ts";
import { readCues } from "../authoring/captions/cues.ts";
import { faultAt, type FormFault } from "../authoring/form/formProps.ts";
import formStyles from "../entity/form/Form.module.css";
import { Button } from "../ui/Button.tsx";
import { FileInput } from "../ui/FileInput.tsx";
import { Message } from "../ui/Message.tsx";
import styles from "./QuizQuestionsTab.module.css";

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
  const free = (except?: string): string[] => locales.filter((each) => each === except || !captions.some(({ locale }) => locale === each));
  const bring = async (file: File | undefined) => {
    if (file === undefined) return;
    const text = await file.text();
    const named = locales.find((each) => file.name.toLowerCase().endsWith(`.${each}.vtt`)) ?? i18n.language;
    const locale = [named, ...locales].find((each) => free().includes(each));
    if (locale !== undefined) change({ ...film, captions: [...captions, { locale, text }] });
  };
  return (
    <div className={styles.film}>
      <Film path={path} film={film} />
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
              onChange={({ target }) => change({ ...film, captions: captions.with(index, { locale: target.value, text }) })}
            >
              {free(locale).map((each) => (
                <option key={each} value={each} lang={each}>
                  {ownName(each)}
                </option>
              ))}
            </select>
            <span>{t("quizzes.film.lines", { count: readCues(text).length })}</span>
            <Button kind="plain" size="small" onClick={() => change({ ...film, captions: captions.toSpliced(index, 1) })}>
              {t("quizzes.film.remove")}
            </Button>
          </div>
        ))}
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

/** Captions that are not saved yet have no address: their lines are given to the player one by one. */
function Film({ path, film: { description, captions } }: { path: string; film: QuestionFilm }) {
  const { i18n } = useTranslation();
  const video = useRef<HTMLVideoElement>(null);
  const said = (captions.find(({ locale }) => locale === i18n.language) ?? captions[0])?.text ?? "";
  useEffect(() => {
    const track = video.current?.addTextTrack("captions");
    if (!track) return undefined;
    track.mode = "showing";
    for (const { start, end, text } of readCues(said)) track.addCue(new VTTCue(start, end, text));
    // a track that was added stays for as long as its film
    return () => void (track.mode = "disabled");
  }, [said]);
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
