import { tickMs } from "@vigil/model/attempt/tick";
import type { Session } from "@vigil/model/simulator/session";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDuration } from "../../ui/format.ts";
import { useFirstFocus } from "../../ui/useFirstFocus.ts";
import introStyles from "../intro/Intro.module.css";
import { clockText } from "../session/timeLeft.ts";
import styles from "./BreakScreen.module.css";

interface Props {
  session: Extract<Session, { phase: "break" }>;
  elapsedMs: () => number;
  leave: ReactNode;
  onGoOn: () => void;
}

/** A break of a watch: nothing is shown of the bags, nothing counts, and it ends when the learner says so. */
export function BreakScreen({ session, elapsedMs, leave, onGoOn }: Props) {
  const { t } = useTranslation();
  const goOn = useFirstFocus<HTMLButtonElement>();
  const [now, setNow] = useState(elapsedMs);
  useEffect(() => {
    const timer = setInterval(() => setNow(elapsedMs()), tickMs);
    return () => clearInterval(timer);
  }, [elapsedMs]);
  const meantMs = session.settings.watch?.breakMs ?? 0;
  const ms = Math.max(0, meantMs - (now - session.sinceMs));
  const over = meantMs > 0 && ms === 0;
  return (
    <div className={styles.break} role="dialog" aria-modal aria-labelledby="break-title" data-testid="break">
      <section className={introStyles.intro}>
        <h1 id="break-title">{t(over ? "watch.breakOver" : "watch.break")}</h1>
        <p className={introStyles.text}>{t("watch.breakText", { done: session.index, count: session.images.length })}</p>
        {meantMs > 0 && (
          <p
            className={styles.left}
            role="timer"
            aria-label={t("watch.breakLeft", { time: clockText({ ms, limitMs: meantMs, warning: "none" }) })}
          >
            <strong dir="ltr">{clockText({ ms, limitMs: meantMs, warning: "none" })}</strong>{" "}
            <span>{t("watch.breakMeant", { time: formatDuration(meantMs / 1000) })}</span>
          </p>
        )}
        <p role="status" className={introStyles.quiet}>
          {t(over ? "watch.breakOverText" : "watch.breakFree")}
        </p>
        <div className={introStyles.actions}>
          <button ref={goOn} type="button" className={introStyles.start} onClick={onGoOn}>
            {t("watch.goOn")}
          </button>
          {leave}
        </div>
      </section>
    </div>
  );
}
