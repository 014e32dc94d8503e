import type { LibraryTask, TaskFailure, TaskState } from "@vigil/model/imageLibrary/libraryTask";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { call, domainOfPage } from "../../api.ts";
import { ApiProblem } from "../../apiProblem.ts";
import { phraseOf } from "../../phraseOf.ts";
import { problemMessage } from "../../problemMessage.ts";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { formatInstant, formatNumber } from "../../ui/format.ts";
import { Message } from "../../ui/Message.tsx";
import { ProgressBar } from "../../ui/ProgressBar.tsx";
import { Tag, type Tone } from "../../ui/Tag.tsx";
import styles from "../Library.module.css";
import { formatBytes } from "../../ui/formatBytes.ts";
import { tasksKey } from "./taskCalls.ts";
import { useAct } from "../../shell/useAct.ts";

const tones: Readonly<Record<TaskState, Tone>> = { waiting: "info", running: "info", done: "good", failed: "bad", cancelled: "quiet" };

/** One export, import or renewal: how far it is, what came of it, and what it can be told. */
export function TaskCard({ task, domain, libraryId }: { task: LibraryTask; domain: string; libraryId?: number }) {
  const { t } = useTranslation();
  const { id, kind, state, done, wanted, counts, failures, expiresAt } = task;
  const open = state === "waiting" || state === "running";
  const progress = t("archive.tasks.progress", { done: formatNumber(done), wanted: formatNumber(wanted) });

  const { run: cancel, busy } = useAct({
    ask: () => ({
      title: t("archive.tasks.cancelTitle"),
      text: t(kind === "remake" || kind === "pictures" ? "archive.tasks.cancelRemake" : "archive.tasks.cancelText"),
      confirm: t("archive.tasks.cancel"),
      danger: true,
    }),
    call: () => call("POST", `librarytasks/${id}/cancel`),
    told: () => t("archive.tasks.cancelled"),
    stale: [{ queryKey: tasksKey }],
  });

  const failureText = ({ imageId, message, file, details }: TaskFailure) =>
    file === undefined
      ? t("archive.tasks.failure", { id: imageId, message: phraseOf(`archive.remake.${message}`, message) })
      : t("archive.tasks.refusedFile", { file, message: problemMessage(new ApiProblem(-1, { code: message, details })) });
  const title = t(`archive.tasks.kind.${kind}`);

  return (
    <Card
      title={task.libraryName && libraryId === undefined ? `${title} · ${task.libraryName}` : title}
      lead={t("archive.tasks.begun", { date: formatInstant(task.createdAt) })}
    >
      {open && <ProgressBar value={wanted > 0 ? done / wanted : 0} label={progress} />}
      <div className={styles.line} aria-live="polite">
        <Tag tone={tones[state]}>{t(`archive.tasks.state.${state}`)}</Tag>
        {open && wanted > 0 && <span>{progress}</span>}
        {state === "done" && Object.entries(counts).map(([name, count]) => <span key={name}>{countText(name, count)}</span>)}
      </div>
      {task.error && <Failure error={task.error} />}
      {failures.length > 0 && (
        <details className={styles.failures}>
          <summary>
            {kind === "pictures"
              ? t("archive.tasks.refused", { count: counts["refused"] ?? failures.length })
              : t("archive.tasks.failures", { count: counts["failed"] ?? failures.length })}
          </summary>
          <ul>
            {failures.map((failure) => (
              <li key={failure.file ?? failure.imageId}>{failureText(failure)}</li>
            ))}
          </ul>
        </details>
      )}
      <div className={styles.line}>
        {kind === "export" && state === "done" && expiresAt !== null && (
          <>
            <a href={`/api/librarytasks/${id}/file?domain=${encodeURIComponent(domainOfPage())}`} download>
              {t("archive.export.download")}
            </a>
            <span className={styles.hint}>{t("archive.export.until", { date: formatInstant(expiresAt) })}</span>
          </>
        )}
        {state === "done" && task.libraryId !== null && task.libraryId !== libraryId && (
          <Link to="/$domain/admin/$list/$id/$tab" params={{ domain, list: "imagelibraries", id: String(task.libraryId), tab: "images" }}>
            {t("archive.tasks.library")}
          </Link>
        )}
        {open && (
          <Button kind="plain" size="small" busy={busy} onClick={() => void cancel()}>
            {t("archive.tasks.cancel")}
          </Button>
        )}
      </div>
    </Card>
  );
}

const countText = (name: string, count: number): string =>
  phraseOf(`archive.counts.${name}`, name, { count: formatNumber(count), size: formatBytes(count) });

function Failure({ error: { code, details } }: { error: NonNullable<LibraryTask["error"]> }) {
  const { t } = useTranslation();
  const { fault, place } = details;
  return (
    <Message kind="error">
      <p>{problemMessage(new ApiProblem(-1, { code, details }))}</p>
      {typeof fault === "string" && <p>{phraseOf(`archive.faults.${fault}`, fault)}</p>}
      {typeof place === "string" && place !== "" && <p>{t("archive.place", { place })}</p>}
    </Message>
  );
}
