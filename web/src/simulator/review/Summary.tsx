import "../glass.css";
import { usualTime } from "@vigil/model/attempt/extraTime";
import { partsOf } from "@vigil/model/simulator/decisionCode";
import type { SessionReview } from "@vigil/model/simulator/wire";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { RemovedNote } from "../../attempt/RemovedNote.tsx";
import { formatInstant, formatPercent } from "../../ui/format.ts";
import introStyles from "../intro/Intro.module.css";
import { clockText } from "../session/timeLeft.ts";
import { Analysis } from "./Analysis.tsx";
import { Cautions } from "./Cautions.tsx";
import { HowCounted } from "./HowCounted.tsx";
import { BagStrip } from "./BagStrip.tsx";
import { FirstResult } from "./FirstResult.tsx";
import styles from "./Summary.module.css";
import { Unmet } from "./Unmet.tsx";

interface Props {
  title: string;
  review: SessionReview;
  next?: ReactNode;
  leave: ReactNode;
  /** What looked odd, for whoever audits. */
  flags?: ReactNode;
  onAgain?: (() => void) | undefined;
  onBag: (index: number) => void;
}

/** Seconds. */
const notWorthSaying = 10;

/** What a session came to. */
export function Summary({ title, review, next, leave, flags, onAgain, onBag }: Props) {
  const { t } = useTranslation();
  const { results, images } = review;
  const threats = results.hits + results.misses;
  const innocent = results.falseAlarms + results.correctRejections;
  // what ran out of time is in the counts above it as well, what the session’s end overtook is not
  const undecided = images.filter(({ state }) => partsOf(state.decision ?? "").letter === null).length;
  const of = (count: number, total: number): string => t("simulator.complete.of", { count, total });
  const facts = [
    [t("simulator.complete.hits"), of(results.hits, threats)],
    [t("simulator.complete.misses"), of(results.misses, threats)],
    [t("simulator.complete.falseAlarms"), of(results.falseAlarms, innocent)],
    [t("simulator.complete.correctRejections"), of(results.correctRejections, innocent)],
    ...(undecided > 0 ? [[t("simulator.complete.undecided"), of(undecided, images.length)] as const] : []),
    [t("simulator.complete.duration"), clockText({ ms: results.duration * 1000, limitMs: 0, warning: "none" })],
    // what did not count stands beside it
    ...(results.elapsed - results.duration > notWorthSaying
      ? [[t("simulator.complete.elapsed"), clockText({ ms: results.elapsed * 1000, limitMs: 0, warning: "none" })] as const]
      : []),
  ] as const;
  // whoever failed looks at what they missed before they go on
  const looksFirst = !results.passed && images.length > 0;
  const score = Math.round(results.score * 10) / 10;
  return (
    <div className={introStyles.page} data-look="glass">
      <main className={styles.summary} data-testid="simulator-complete">
        <header className={styles.head}>
          <div>
            <p className={introStyles.course}>
              <bdi>{title}</bdi>
            </p>
            <h1>{t("simulator.complete.title")}</h1>
            <p className={styles.verdict} data-passed={results.passed}>
              <span aria-hidden>{results.passed ? "✓" : "✕"}</span>{" "}
              {t(results.passed ? "simulator.complete.passed" : "simulator.complete.failed")}
            </p>
            {/* a score alone says nothing of a threat that came through */}
            <Cautions results={results} kind="passedWithMisses" />
            <Unmet review={review} />
            {review.first && <FirstResult first={review.first} />}
            {review.settings.extraTime > usualTime && (
              <p>{t("simulatorRules.extraTimeGiven", { percent: formatPercent(review.settings.extraTime - usualTime) })}</p>
            )}
            <p className={introStyles.quiet}>{formatInstant(review.startedAt)}</p>
            {results.finalExamLocked && <p role="alert">{t("simulator.complete.locked")}</p>}
          </div>
          <Score
            score={score}
            needed={review.settings.watch === null ? results.passingScore : null}
            label={t("simulator.complete.score")}
            note={
              review.settings.watch === null
                ? t("simulator.complete.toPass", { percent: formatPercent(results.passingScore, 1) })
                : t("watch.notByScore")
            }
          />
        </header>
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <HowCounted review={review} />
        {flags}
        {review.removed && <RemovedNote removed={review.removed} />}
        {review.tracesRemoved && <RemovedNote removed={review.tracesRemoved} traces />}
        {images.length > 0 && (
          <section>
            <h2>{t("simulator.complete.bags")}</h2>
            <p className={introStyles.quiet}>{t("simulator.complete.bagsHint")}</p>
            <BagStrip images={images} index={null} onBag={onBag} />
          </section>
        )}
        {!looksFirst && next !== undefined && <div>{next}</div>}
        <div className={introStyles.actions}>
          {images.length > 0 && (
            <button type="button" className={next === undefined || looksFirst ? introStyles.start : styles.again} onClick={() => onBag(0)}>
              {t("simulator.complete.reviewBags")}
            </button>
          )}
          {onAgain !== undefined && (
            <button type="button" className={styles.again} onClick={onAgain}>
              {t("simulator.complete.again")}
            </button>
          )}
          {leave}
        </div>
        {looksFirst && next !== undefined && <div className={styles.second}>{next}</div>}
        {images.length > 0 && <Analysis review={review} audited={Boolean(flags)} />}
      </main>
    </div>
  );
}

/** The score as a ring, with a tick where it had to come to, if anything hangs on it. */
function Score({ score, needed, label, note }: { score: number; needed: number | null; label: string; note: string }) {
  return (
    <div className={styles.score} role="img" aria-label={`${label}: ${formatPercent(score, 1)}. ${note}`}>
      <svg viewBox="0 0 120 120" aria-hidden>
        <circle cx={60} cy={60} r={52} className={styles.track} />
        <circle
          cx={60}
          cy={60}
          r={52}
          className={styles.value}
          pathLength={100}
          strokeDasharray={`${score} 100`}
          transform="rotate(-90 60 60)"
        />
        {needed !== null && <line x1={60} y1={1} x2={60} y2={17} className={styles.tick} transform={`rotate(${needed * 3.6} 60 60)`} />}
      </svg>
      <p aria-hidden>
        <strong>{formatPercent(score, 1)}</strong>
        <small>{needed === null ? label : note}</small>
      </p>
    </div>
  );
}
