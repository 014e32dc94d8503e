import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { problemMessage } from "../../problemMessage.ts";
import { formatDuration, formatPercent } from "../../ui/format.ts";
import { Message } from "../../ui/Message.tsx";
import { shownTour } from "../../shell/tour/tourCalls.ts";
import { TourDialog } from "../../shell/tour/TourDialog.tsx";
import { hasTouchOnly } from "../../ui/hasTouchOnly.ts";
import { useFirstFocus } from "../../ui/useFirstFocus.ts";
import type { IntroState } from "../SessionSteps.tsx";
import { attemptsLeft } from "../../attempt/attemptsLeft.ts";
import { ExtraTime } from "../../attempt/ExtraTime.tsx";
import type { IntroRules } from "./introRules.ts";
import styles from "./Intro.module.css";
import { WatchRules } from "./WatchRules.tsx";

interface Props extends IntroState {
  /** What is to be said of the way here. */
  above?: ReactNode;
  /** Practice, exam or quiz. */
  kind: string;
  /** Of the unit or quiz. */
  name: string;
  course: string;
  rules: IntroRules;
  text: string;
  /** All of its bags are decided: it is only to be finished. */
  decided?: boolean;
  /** Known before anybody presses: that it cannot begin now, or how many images there are for it; until then no number is told. */
  ready: { refused: unknown; images: number | null } | undefined;
  leave: ReactNode;
}

/** What awaits the learner, before anything runs. */
export function Intro({ above, kind, name, course, rules, text, decided = false, ready, leave, ...state }: Props) {
  const { problem, progress, starting, resuming, onStart } = state;
  const { t } = useTranslation();
  const start = useFirstFocus<HTMLButtonElement>();
  const { mark, categorize } = rules;
  const { refused = null, images: there = null } = ready ?? {};
  const limit = (seconds: number): string => (seconds === 0 ? t("simulator.intro.noLimit") : formatDuration(seconds));
  const facts = [
    [t("simulator.intro.bags"), ready === undefined ? "…" : String(Math.min(rules.images, there ?? rules.images))],
    [t("simulator.intro.sessionTime"), limit(rules.sessionTime)],
    [t("simulator.intro.imageTime"), limit(rules.imageTime)],
    // what a watch is passed by is said below, in a sentence
    ...(rules.watch === null ? [[t("simulator.intro.passingScore"), formatPercent(rules.passingScore, 1)] as const] : []),
    ...(rules.watch === null && rules.minHitRate > 0
      ? [[t("simulatorRules.hitRate"), t("simulatorRules.atLeast", { percent: formatPercent(rules.minHitRate, 1) })] as const]
      : []),
    ...(rules.watch === null && rules.maxFalseAlarmRate < 100
      ? [[t("simulatorRules.falseAlarmRate"), t("simulatorRules.atMost", { percent: formatPercent(rules.maxFalseAlarmRate, 1) })] as const]
      : []),
    ...(rules.attempts === null ? [] : [[t("locks.attempts"), attemptsLeft(rules.attempts)] as const]),
  ] as const;
  const required = mark && categorize ? "markAndCategorize" : mark ? "markOnly" : categorize ? "categorizeOnly" : "atOnce";
  return (
    <main className={styles.intro}>
      {above}
      <p className={styles.course}>
        {kind}
        {name !== kind && (
          <>
            {" · "}
            <bdi>{name}</bdi>
          </>
        )}
      </p>
      <h1>
        <bdi>{course}</bdi>
      </h1>
      <p className={styles.text}>{decided ? t("next.decided") : text}</p>
      {problem}
      <dl className={styles.facts} data-tour="intro">
        {facts.map(([fact, value]) => (
          <div key={fact}>
            <dt>{fact}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {(rules.sessionTime > 0 || rules.imageTime > 0) && <ExtraTime extraTime={rules.extraTime} className={styles.text} />}
      {there !== null && there < rules.images && (
        <Message kind="info">{t("simulator.intro.fewImages", { there, asked: rules.images })}</Message>
      )}
      <WatchRules rules={rules} />
      {rules.watch === null && rules.minHitRate > 0 && <p className={styles.text}>{t("simulatorRules.threatsUntold")}</p>}
      <h2>{t("simulator.intro.decisions")}</h2>
      <ul className={styles.decisions}>
        <Decision shortcut="P" name={t("simulator.decisions.pass")} text={t("simulator.intro.passText")} kind="pass" />
        <Decision shortcut="H" name={t("simulator.decisions.hold")} text={t("simulator.intro.holdText")} kind="hold" />
        <Decision shortcut="R" name={t("simulator.decisions.reject")} text={t("simulator.intro.rejectText")} kind="reject" />
      </ul>
      <p className={styles.text}>
        <strong>{t("simulator.intro.threats")}:</strong> {t(`simulator.intro.${required}`)}
      </p>
      {required !== "atOnce" && (
        <p className={styles.text}>
          <strong>{t("simulator.decisions.pass")}:</strong> {t("simulator.intro.atOnce")}
        </p>
      )}
      {rules.confidence && <p className={styles.text}>{t("howSure.intro")}</p>}
      <p className={styles.text}>{t("locks.stands")}</p>
      <p className={`${styles.quiet} ${styles.byKey}`}>{t("simulator.intro.keys")}</p>
      <p className={styles.quiet}>
        {rules.mostAway > 0 ? t("simulator.intro.keptFor", { time: formatDuration(rules.mostAway) }) : t("simulator.intro.kept")}{" "}
        {(rules.sessionTime > 0 || rules.imageTime > 0) && t("simulator.intro.keptClock")}
      </p>
      <p className={styles.quiet}>
        <button type="button" className={styles.tour} onClick={() => shownTour.set(() => "here")}>
          {t("tour.again")}
        </button>
      </p>
      <TourDialog />
      {progress}
      {refused !== null && (
        <Message kind="error" title={t("simulator.intro.failed")}>
          {problemMessage(refused)}
        </Message>
      )}
      <div className={styles.actions}>
        <button ref={start} type="button" className={styles.start} disabled={starting || refused !== null} onClick={onStart}>
          {t(decided ? "next.finish" : resuming ? "simulator.intro.resume" : "simulator.intro.start")}
        </button>
        {leave}
      </div>
    </main>
  );
}

function Decision({ shortcut, name, text, kind }: { shortcut: string; name: string; text: string; kind: string }) {
  return (
    <li data-decision={kind}>
      {!hasTouchOnly() && <kbd>{shortcut}</kbd>}
      <strong>{name}</strong>
      <span>{text}</span>
    </li>
  );
}
