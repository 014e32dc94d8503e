import type { QuizRecord } from "@vigil/model/quiz/quizWire";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { formatDuration, formatInstant, formatPercent } from "../../ui/format.ts";
import { Tag } from "../../ui/Tag.tsx";
import styles from "../training.module.css";

const most = 8;

interface Props {
  domain: string;
  records: readonly QuizRecord[];
  none: string;
  /** Multiple choice, not the X-ray screen. */
  choice?: boolean;
}

/** The latest finished sessions of one place, each the way to its review. */
export function SimulatorRecords({ domain, records, none, choice = false }: Props) {
  const { t } = useTranslation();
  if (records.length === 0) return <p className={styles.quiet}>{none}</p>;
  return (
    <ul className={styles.records}>
      {records.slice(0, most).map(({ id, score, passed, endAt, duration }) => (
        <li key={id} className={styles.row}>
          <Link to={choice ? "/$domain/exams/$session" : "/$domain/simulator/review/$session"} params={{ domain, session: String(id) }}>
            {formatInstant(endAt)}
          </Link>
          <span className={styles.quiet}>{formatDuration(duration)}</span>
          <Tag tone={passed ? "good" : "bad"}>
            {formatPercent(score, 1)} · {t(passed ? "training.passed" : "training.failed")}
          </Tag>
        </li>
      ))}
    </ul>
  );
}
