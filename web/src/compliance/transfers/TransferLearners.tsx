import { programTransfer } from "@vigil/model/compliance/programTransfer";
import { transferOutcomes } from "@vigil/model/compliance/transferProgress";
import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { phraseOf } from "../../phraseOf.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { formatInstant, formatNumber } from "../../ui/format.ts";
import { ProgressBar } from "../../ui/ProgressBar.tsx";
import { Table } from "../../ui/Table.tsx";
import { doneIn, progressQuery, waitingIn } from "./transferCalls.ts";
import { TransferPeople } from "./TransferPeople.tsx";
import styles from "./TransferLearners.module.css";

/** Whom a transfer concerns before it runs, how far it is while it runs, and what became of whom afterwards. */
export function TransferLearners({ id }: { id: number }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { data } = useSuspenseQuery(progressQuery(id));
  const { state, waiting, outcomes, left, lastRun } = data;
  const [open, done] = [waitingIn(data), doneIn(data)];
  // its record is another one now: locked, with the time it ran
  useEffect(() => {
    if (state !== "scheduled") void queries.invalidateQueries({ queryKey: [programTransfer.url, "record", id] });
  }, [state, id, queries]);

  return (
    <div className={styles.page}>
      {state === "running" && (
        <div role="status">
          <p>{t("transfers.progress", { done: formatNumber(done), all: formatNumber(done + open) })}</p>
          <ProgressBar value={done / Math.max(1, done + open)} label={t("transfers.tab")} />
        </div>
      )}
      {lastRun !== null && (
        <section>
          <h2>{t("transfers.doneTitle")}</h2>
          <p>{t("transfers.ranAt", { time: formatInstant(lastRun) })}</p>
          <dl className={styles.outcomes}>
            {transferOutcomes.map((outcome) => (
              <div key={outcome}>
                <dt>{t(`transfers.outcomes.${outcome}`)}</dt>
                <dd>{formatNumber(outcomes[outcome])}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {state === "scheduled" && waiting.length === 0 && <EmptyState title={t("transfers.nobody")} text={t("transfers.nobodyText")} />}
      {waiting.length > 0 && (
        <section>
          <h2>{t("transfers.waitingTitle")}</h2>
          <p>{t("transfers.waitingLead", { count: open })}</p>
          <Table label={t("transfers.waitingTitle")}>
            <thead>
              <tr>
                <th scope="col">{t("transfers.company")}</th>
                {(["users", "completes", "incompletes", "notBegun"] as const).map((name) => (
                  <th key={name} scope="col">
                    {t(`transfers.${name}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {waiting.map(({ company, users, completes, incompletes, notBegun }) => (
                <tr key={company}>
                  <td>
                    <bdi>{company}</bdi>
                  </td>
                  <td>{formatNumber(users)}</td>
                  <td>{formatNumber(completes)}</td>
                  <td>{formatNumber(incompletes)}</td>
                  <td>{formatNumber(notBegun)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </section>
      )}
      {open > 0 && <TransferPeople id={id} />}
      {left.length > 0 && (
        <section>
          <h2>{t("transfers.leftTitle")}</h2>
          <Table label={t("transfers.leftTitle")}>
            <thead>
              <tr>
                {(["learner", "outcome", "reason"] as const).map((name) => (
                  <th key={name} scope="col">
                    {t(`transfers.${name}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {left.map(({ userId, username, outcome, reason }) => (
                <tr key={userId}>
                  <td>
                    <bdi>{username}</bdi>
                  </td>
                  <td>{t(`transfers.outcomes.${outcome}`)}</td>
                  <td>{phraseOf(`problems.${reason}`, reason)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </section>
      )}
    </div>
  );
}
