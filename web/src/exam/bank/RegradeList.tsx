import type { QuestionBank, Regrade } from "@vigil/model/exam/regradeWire";
import { useTranslation } from "react-i18next";
import { formatInstant, formatNumber } from "../../ui/format.ts";
import { Message } from "../../ui/Message.tsx";
import { ProgressBar } from "../../ui/ProgressBar.tsx";
import styles from "./bank.module.css";

/** What was said of questions whose key was wrong, and how far marking again is. */
export function RegradeList({ bank: { regrades, questions } }: { bank: QuestionBank }) {
  const { t } = useTranslation();
  if (regrades.length === 0) return null;
  return (
    <section className={styles.regrades}>
      <h3>{t("questionBank.regrades")}</h3>
      <ol>
        {regrades.map((regrade) => (
          <li key={regrade.id}>
            <bdi>{questions.find(({ id }) => id === regrade.questionId)?.text ?? regrade.questionId}</bdi>
            <span className={styles.quiet}>
              {t(`questionBank.rulings.${regrade.ruling.kind}`)} · <bdi>{regrade.madeBy}</bdi> · {formatInstant(regrade.madeAt)}
            </span>
            <span dir="auto">{regrade.reason}</span>
            <Outcome regrade={regrade} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Outcome({ regrade: { state, wanted, done, changed, passNow, passLost, passKept } }: { regrade: Regrade }) {
  const { t } = useTranslation();
  const words = t("questionBank.outcome", {
    done: formatNumber(done),
    changed: formatNumber(changed),
    passNow: formatNumber(passNow),
    passLost: formatNumber(passLost),
    passKept: formatNumber(passKept),
  });
  if (state === "failed")
    return <Message kind="error">{t("questionBank.failed", { done: formatNumber(done), all: formatNumber(wanted) })}</Message>;
  if (state === "done") return <span>{words}</span>;
  const label = t("questionBank.running", { done: formatNumber(done), all: formatNumber(wanted) });
  return (
    <div role="status">
      <p>{label}</p>
      <ProgressBar value={done / Math.max(1, wanted)} label={label} />
    </div>
  );
}
