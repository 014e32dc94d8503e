import { useQuery } from "@tanstack/react-query";
import type { FailedJob, JobQueue } from "@vigil/model/operations/operations";
import { useTranslation } from "react-i18next";
import { phraseOf } from "../phraseOf.ts";
import { useAct } from "../shell/useAct.ts";
import { Button } from "../ui/Button.tsx";
import { Card } from "../ui/Card.tsx";
import { formatInstant, formatNumber } from "../ui/format.ts";
import { Table } from "../ui/Table.tsx";
import styles from "./Operations.module.css";
import { jobsQuery, settleJob } from "./operationsCalls.ts";

/** How much waits in the background, and what was given up. */
export function JobsCard() {
  const { t } = useTranslation();
  const { data } = useQuery(jobsQuery);
  if (!data) return null;
  return (
    <Card title={t("operations.jobsTitle")} lead={t("operations.jobsLead")} wide>
      {data.queues.length === 0 ? <p>{t("operations.jobsNone")}</p> : <Queues queues={data.queues} />}
      {data.failed.length > 0 && <Failed jobs={data.failed} />}
    </Card>
  );
}

const nameOf = (queue: string): string => phraseOf(`operations.queues.${queue}`, queue);

function Queues({ queues }: { queues: readonly JobQueue[] }) {
  const { t } = useTranslation();
  return (
    <Table label={t("operations.jobsTitle")} inCard>
      <thead>
        <tr>
          {(["queue", "waiting", "working", "givenUp", "oldest"] as const).map((name) => (
            <th key={name} scope="col">
              {t(`operations.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {queues.map(({ queue, waiting, working, failed, oldestSeconds }) => (
          <tr key={queue}>
            <th scope="row">{nameOf(queue)}</th>
            <td>{formatNumber(waiting)}</td>
            <td>{formatNumber(working)}</td>
            <td>{formatNumber(failed)}</td>
            <td>{waiting === 0 ? "–" : t("operations.seconds", { formatted: formatNumber(Math.round(oldestSeconds)) })}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Failed({ jobs }: { jobs: readonly FailedJob[] }) {
  const { t } = useTranslation();
  const stale = [{ queryKey: jobsQuery.queryKey }];
  const { run: retry } = useAct({
    call: ({ id }: FailedJob) => settleJob(id, "retry"),
    stale,
    told: () => t("operations.retried"),
  });
  const { run: discard } = useAct({
    ask: (_job: FailedJob) => ({
      title: t("operations.discardTitle"),
      text: t("operations.discardText"),
      confirm: t("operations.discard"),
      danger: true,
    }),
    call: ({ id }: FailedJob) => settleJob(id, "discard"),
    stale,
    told: () => t("operations.discarded"),
  });
  return (
    <>
      <h3 className={styles.subtitle}>{t("operations.failedTitle")}</h3>
      <p className={styles.lead}>{t("operations.failedLead")}</p>
      <ul className={styles.list}>
        {jobs.map((job) => (
          <li key={job.id} className={styles.job}>
            <div>
              <strong>{nameOf(job.queue)}</strong>
              <p>
                {formatInstant(job.failedAt)} · {t("operations.tries")}: {formatNumber(job.tries)}
                {job.told && <> · {t("operations.toldElsewhere")}</>}
              </p>
              <p className={styles.error}>
                <bdi>{job.error}</bdi>
              </p>
              <p>
                {t("operations.about")}: <code dir="ltr">{job.about}</code>
              </p>
            </div>
            <div className={styles.acts}>
              {!job.told && (
                <Button kind="plain" size="small" aria-label={t("operations.retryOf", { id: job.id })} onClick={() => void retry(job)}>
                  {t("operations.retry")}
                </Button>
              )}
              <Button kind="plain" size="small" aria-label={t("operations.discardOf", { id: job.id })} onClick={() => void discard(job)}>
                {t("operations.discard")}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
