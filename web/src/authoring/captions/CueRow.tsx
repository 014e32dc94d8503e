import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button.tsx";
import styles from "./captions.module.css";
import { clockOf, secondsOf, type Cue } from "./cues.ts";

interface CueRowProps {
  number: number;
  cue: Cue;
  /** What the source says there, where it is a translation. */
  source: string | undefined;
  wrong: boolean;
  language: Readonly<Record<string, string>>;
  onChange: (cue: Cue) => void;
  /** Takes the film there. */
  show: () => void;
  remove: () => void;
}

/** A line of captions: from when to when, and what is said. */
export function CueRow({ number, cue, source, wrong, language, onChange, show, remove }: CueRowProps) {
  const { t } = useTranslation();
  return (
    <li className={styles.cue}>
      <div className={styles.times}>
        <Time label={t("captions.from", { number })} value={cue.start} wrong={wrong} onChange={(start) => onChange({ ...cue, start })} />
        <span aria-hidden>–</span>
        <Time label={t("captions.to", { number })} value={cue.end} wrong={wrong} onChange={(end) => onChange({ ...cue, end })} />
      </div>
      <div className={styles.said}>
        {source !== undefined && (
          <p className={styles.source} dir="auto">
            {source}
          </p>
        )}
        <textarea
          {...language}
          rows={2}
          maxLength={1000}
          aria-label={t("captions.said", { number })}
          value={cue.text}
          onChange={({ target }) => onChange({ ...cue, text: target.value })}
        />
        {wrong && (
          <p className={styles.wrong} role="alert">
            {t("captions.wrong")}
          </p>
        )}
      </div>
      <div className={styles.rowActs}>
        <Button kind="plain" size="small" aria-label={t("captions.show", { number })} title={t("captions.show", { number })} onClick={show}>
          ▸
        </Button>
        <Button
          kind="plain"
          size="small"
          aria-label={t("captions.remove", { number })}
          title={t("captions.remove", { number })}
          onClick={remove}
        >
          ✕
        </Button>
      </div>
    </li>
  );
}

/** What is typed stays as it is typed; what is no time is none until it is one. */
function Time({ label, value, wrong, onChange }: { label: string; value: number; wrong: boolean; onChange: (seconds: number) => void }) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <input
      dir="ltr"
      inputMode="decimal"
      aria-label={label}
      aria-invalid={wrong}
      value={typed ?? (Number.isFinite(value) ? clockOf(value) : "")}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(secondsOf(target.value) ?? Number.NaN);
      }}
      onBlur={() => secondsOf(typed ?? "") !== undefined && setTyped(null)}
    />
  );
}
