import { useRef, type ReactNode, type RefObject } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button.tsx";
import { courseLanguage } from "../draft/courseLanguage.ts";
import { CueRow } from "./CueRow.tsx";
import styles from "./captions.module.css";
import { wrongTimes, type Cue } from "./cues.ts";

interface CueLinesProps {
  label: string;
  locale: string;
  cues: readonly Cue[];
  /** What the source says, line by line, where they are a translation. */
  source?: readonly Cue[];
  /** Whether times that are none are told. */
  tells: boolean;
  film: RefObject<HTMLVideoElement | null>;
  onChange: (cues: readonly Cue[]) => void;
  /** What is done with the lines as a whole. */
  children?: ReactNode;
}

/** As long as a sentence takes to be read. */
const usualSeconds = 3;

/** What is said in a film, line by line with its times. */
export function CueLines({ label, locale, cues, source = [], tells, film, onChange, children }: CueLinesProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLOListElement>(null);
  const wrong = tells ? wrongTimes(cues) : [];
  const add = () => {
    const last = Math.max(0, ...cues.map(({ end }) => (Number.isFinite(end) ? end : 0)));
    const start = film.current && film.current.currentTime > 0 ? Math.round(film.current.currentTime * 10) / 10 : last;
    onChange([...cues, { start, end: start + usualSeconds, text: "" }]);
    requestAnimationFrame(() => list.current?.lastElementChild?.querySelector("textarea")?.focus());
  };
  return (
    <section className={styles.captions} aria-label={label}>
      <h4>{label}</h4>
      <ol ref={list} className={styles.cues}>
        {cues.map((cue, index) => (
          <CueRow
            // oxlint-disable-next-line react/no-array-index-key -- a line is its place until it is kept
            key={index}
            number={index + 1}
            cue={cue}
            source={source.length === 0 ? undefined : (source[index]?.text ?? "")}
            wrong={wrong.includes(index)}
            language={courseLanguage(locale)}
            onChange={(changed) => onChange(cues.map((one, at) => (at === index ? changed : one)))}
            show={() => {
              if (film.current) film.current.currentTime = cue.start;
            }}
            remove={() => onChange(cues.filter((_, at) => at !== index))}
          />
        ))}
      </ol>
      <p className={styles.acts}>
        <Button kind="plain" size="small" onClick={add}>
          {t("captions.add")}
        </Button>
        {children}
      </p>
    </section>
  );
}
