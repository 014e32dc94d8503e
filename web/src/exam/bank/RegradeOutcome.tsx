import type { RegradedPerson, RegradePreview } from "@vigil/model/exam/regradeWire";
import { useTranslation } from "react-i18next";
import { formatNumber, formatPercent } from "../../ui/format.ts";
import { Message } from "../../ui/Message.tsx";
import { Table } from "../../ui/Table.tsx";
import styles from "./bank.module.css";

/** What would come of it, by name where somebody passes or would not have. */
export function RegradeOutcome({ preview }: { preview: RegradePreview }) {
  const { t } = useTranslation();
  const { attempts, changed, running, removed } = preview;
  return (
    <section className={styles.outcome} aria-live="polite">
      <p>{t("questionBank.preview", { attempts: formatNumber(attempts), changed: formatNumber(changed) })}</p>
      {running > 0 && <p>{t("questionBank.stillRunning", { count: running })}</p>}
      {removed > 0 && <Message kind="warning">{t("questionBank.removed", { count: removed })}</Message>}
      <People title={t("questionBank.passNow", { count: preview.passNowCount })} people={preview.passNow} all={preview.passNowCount} />
      <People title={t("questionBank.passLost", { count: preview.passLostCount })} people={preview.passLost} all={preview.passLostCount} />
    </section>
  );
}

function People({ title, people, all }: { title: string; people: readonly RegradedPerson[]; all: number }) {
  const { t } = useTranslation();
  if (all === 0) return <p>{title}</p>;
  return (
    <details open={all <= 10}>
      <summary>{title}</summary>
      <Table label={title} inCard>
        <thead>
          <tr>
            {(["learner", "company", "before", "after"] as const).map((name) => (
              <th key={name} scope="col">
                {t(`questionBank.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map(({ attemptId, name, username, company, scoreBefore, score }) => (
            <tr key={attemptId}>
              <th scope="row">
                <bdi>{name || username}</bdi>
              </th>
              <td>
                <bdi>{company}</bdi>
              </td>
              <td>{formatPercent(scoreBefore, 2)}</td>
              <td>{formatPercent(score, 2)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {people.length < all && <p className={styles.quiet}>{t("questionBank.more", { count: all - people.length })}</p>}
    </details>
  );
}
