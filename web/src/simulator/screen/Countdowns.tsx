import { tickMs } from "@vigil/model/attempt/tick";
import type { Session } from "@vigil/model/simulator/session";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { clockText, type Countdown, imageTime, sessionTime } from "../session/timeLeft.ts";
import styles from "./TopBar.module.css";
import hidden from "../../ui/VisuallyHidden.module.css";

/** Both clocks of a session, redrawn each tick. Low time is said once, and never by colour alone. */
export function Countdowns({ session, elapsedMs }: { session: Session; elapsedMs: () => number }) {
  const { t } = useTranslation();
  const [now, setNow] = useState(elapsedMs);
  useEffect(() => {
    const timer = setInterval(() => setNow(elapsedMs()), tickMs);
    return () => clearInterval(timer);
  }, [elapsedMs]);
  const image = imageTime(session, now);
  const whole = sessionTime(session, now);
  const overdue = session.phase !== "review" && session.decisions.at(-1)?.decision.endsWith("T") === true ? session.decisions.length : 0;
  const spoken = useWarnings(image, whole, overdue);
  return (
    <>
      {whole !== null && (
        <span
          className={styles.clock}
          data-warning={whole.warning}
          role="timer"
          aria-label={t(whole.limitMs > 0 ? "simulator.sessionLeft" : "simulator.sessionGone", { time: clockText(whole) })}
        >
          {whole.warning !== "none" && <b aria-hidden>!</b>} <span className={styles.wide}>{t("simulator.sessionTimer")}</span>{" "}
          <span dir="ltr">{clockText(whole)}</span>
        </span>
      )}
      {image !== null && (
        <span
          className={styles.clock}
          data-warning={image.warning}
          role="timer"
          aria-label={t("simulator.imageLeft", { time: clockText(image) })}
        >
          <svg width={22} height={22} viewBox="0 0 24 24" aria-hidden>
            <circle className={styles.ringTrack} cx={12} cy={12} r={9} />
            <circle
              className={styles.ring}
              cx={12}
              cy={12}
              r={9}
              pathLength={100}
              strokeDasharray={`${(100 * image.ms) / image.limitMs} 100`}
              transform="rotate(-90 12 12)"
            />
          </svg>
          <strong dir="ltr">{clockText(image)}</strong>
          {image.warning === "last" && <b aria-hidden>!</b>}
        </span>
      )}
      <span className={hidden.hidden} role="alert">
        {spoken}
      </span>
    </>
  );
}

/** The sentence of the latest warning; each is said when its time begins and not again every tick. */
function useWarnings(image: Countdown | null, whole: Countdown | null, overdue: number): string {
  const { t } = useTranslation();
  const said = useRef({ image: "none", session: "none" });
  const [spoken, setSpoken] = useState("");
  const imageWarning = image?.warning ?? "none";
  const sessionWarning = whole?.warning ?? "none";
  const imageText = image === null ? "" : clockText(image);
  const sessionText = whole === null ? "" : clockText(whole);
  useEffect(() => {
    const { image: before, session: sessionBefore } = said.current;
    said.current = { image: imageWarning, session: sessionWarning };
    if (imageWarning !== "none" && imageWarning !== before) setSpoken(t("simulator.lowTime", { time: imageText }));
    else if (sessionWarning !== "none" && sessionWarning !== sessionBefore) setSpoken(t("simulator.lowSessionTime", { time: sessionText }));
    // The texts change every second; only a new warning is worth saying.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [imageWarning, sessionWarning, t]);
  useEffect(() => {
    if (overdue > 0) setSpoken(t("simulator.timeOver"));
  }, [overdue, t]);
  return spoken;
}
