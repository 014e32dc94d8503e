import { pictureAt, type ShownPicture } from "@vigil/model/simulator/pictureAt";
import type { Trace } from "@vigil/model/simulator/trace";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../ui/format.ts";
import styles from "./BagTrace.module.css";

interface Props {
  trace: Trace;
  /** How long the bag was looked at. */
  lookedMs: number;
  /** `marked`: the recording knows of marks; those made before it did have none. */
  onShow: (picture: ShownPicture, marked: boolean) => void;
}

const tickMs = 100;

/** Plays on the picture what was done to it, in its own time; the slider goes to any moment, by keyboard too. */
export function TracePlayer({ trace, lookedMs, onShow }: Props) {
  const { t } = useTranslation();
  const [atMs, setAtMs] = useState(0);
  const [playing, setPlaying] = useState(false);
  const wanted = useRef(0);
  const show = (ms: number) => {
    wanted.current = ms;
    setAtMs(ms);
    onShow(
      pictureAt(trace, ms),
      trace.steps.some(({ kind }) => kind === "mark"),
    );
  };
  const latest = useRef(show);
  useEffect(() => {
    latest.current = show;
  });
  useEffect(() => {
    if (!playing) return undefined;
    const since = performance.now() - wanted.current;
    const timer = setInterval(() => {
      const now = Math.min(lookedMs, performance.now() - since);
      latest.current(now);
      if (now >= lookedMs) setPlaying(false);
    }, tickMs);
    return () => clearInterval(timer);
  }, [playing, lookedMs]);
  const seconds = t("review.traceAt", { seconds: formatNumber(atMs / 1000, 1) });
  return (
    <div className={styles.player}>
      <button
        type="button"
        className={styles.play}
        onClick={() => {
          if (!playing && atMs >= lookedMs) show(0);
          setPlaying(!playing);
        }}
      >
        <span aria-hidden>{playing ? "❚❚" : "▶"}</span> {t(playing ? "review.tracePause" : "review.tracePlay")}
      </button>
      <input
        type="range"
        min={0}
        max={lookedMs}
        step={tickMs}
        value={atMs}
        aria-label={t("review.traceMoment")}
        aria-valuetext={seconds}
        onChange={({ currentTarget }) => {
          setPlaying(false);
          show(Number(currentTarget.value));
        }}
      />
      <output>{seconds}</output>
    </div>
  );
}
