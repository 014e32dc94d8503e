import type { TrainingCourse } from "@vigil/model/training/wire";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFirstFocus } from "../../ui/useFirstFocus.ts";
import type { UnitAddress } from "../session/sessionCalls.ts";
import styles from "./Intro.module.css";

interface Props {
  address: UnitAddress;
  course: TrainingCourse;
  /** Why it cannot begin. */
  problem: ReactNode;
  /** How far its beginning has come. */
  progress: ReactNode;
  starting: boolean;
  resuming: boolean;
  onStart: () => void;
  leave: ReactNode;
}

/** What awaits the learner, before anything runs. */
export function Intro({ address, course, problem, progress, starting, resuming, onStart, leave }: Props) {
  const { t } = useTranslation();
  const start = useFirstFocus<HTMLButtonElement>();
  const exam = address.type === "Exam";
  const { courseConfig: config } = course;
  const kind = t(exam ? "simulator.exam" : "simulator.practice");
  const unit = course.content.units.find(({ id }) => id === address.unitId);
  const mark = exam ? config.examMarkThreats : config.practiceMarkThreats;
  const categorize = exam ? config.examCategorizeThreats : config.practiceCategorizeThreats;
  const bags = exam ? config.examNumberOfImages : config.practiceNumberOfImages;
  const limit = (seconds: number): string => {
    if (seconds === 0) return t("simulator.intro.noLimit");
    return seconds % 60 === 0 && seconds > 60
      ? t("simulator.intro.minutes", { minutes: seconds / 60 })
      : t("simulator.intro.seconds", { seconds });
  };
  const facts = [
    [t("simulator.intro.bags"), String(bags)],
    [t("simulator.intro.sessionTime"), limit(exam ? config.sessionTimerExam : config.sessionTimerPractice)],
    [t("simulator.intro.imageTime"), limit(exam ? config.imageTimerExam : config.imageTimerPractice)],
    [
      t("simulator.intro.passingScore"),
      t("simulator.intro.percent", { percent: exam ? config.finalPassingScore : config.practicePassingScore }),
    ],
  ] as const;
  const required = mark && categorize ? "markAndCategorize" : mark ? "markOnly" : categorize ? "categorizeOnly" : "atOnce";
  return (
    <main className={styles.intro}>
      <p className={styles.course}>
        {kind}
        {unit !== undefined && unit.name !== kind && (
          <>
            {" · "}
            <bdi>{unit.name}</bdi>
          </>
        )}
      </p>
      <h1>
        <bdi>{course.title}</bdi>
      </h1>
      <p className={styles.text}>{t(exam ? "simulator.intro.examText" : "simulator.intro.practiceText")}</p>
      {problem}
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h2>{t("simulator.intro.decisions")}</h2>
      <ul className={styles.decisions}>
        <Decision shortcut="P" name={t("simulator.decisions.pass")} text={t("simulator.intro.passText")} kind="pass" />
        <Decision shortcut="H" name={t("simulator.decisions.hold")} text={t("simulator.intro.holdText")} kind="hold" />
        <Decision shortcut="R" name={t("simulator.decisions.reject")} text={t("simulator.intro.rejectText")} kind="reject" />
      </ul>
      <p className={styles.text}>
        <strong>{t("simulator.intro.threats")}:</strong> {t(`simulator.intro.${required}`)}
      </p>
      <p className={styles.quiet}>{t("simulator.intro.keys")}</p>
      <p className={styles.quiet}>{t("simulator.intro.kept")}</p>
      {progress}
      <div className={styles.actions}>
        <button ref={start} type="button" className={styles.start} disabled={starting} onClick={onStart}>
          {t(resuming ? "simulator.intro.resume" : "simulator.intro.start")}
        </button>
        {leave}
      </div>
    </main>
  );
}

function Decision({ shortcut, name, text, kind }: { shortcut: string; name: string; text: string; kind: string }) {
  return (
    <li data-decision={kind}>
      <kbd>{shortcut}</kbd>
      <strong>{name}</strong>
      <span>{text}</span>
    </li>
  );
}
