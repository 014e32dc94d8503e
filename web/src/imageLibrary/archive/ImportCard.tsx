import type { LibraryTask } from "@vigil/model/imageLibrary/libraryTask";
import { TextInput } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { ApiProblem } from "../../apiProblem.ts";
import { phraseOf } from "../../phraseOf.ts";
import { problemMessage } from "../../problemMessage.ts";
import { showProblem } from "../../shell/alerts.ts";
import { toast } from "../../shell/toasts.ts";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { formatPercent } from "../../ui/format.ts";
import { ProgressBar } from "../../ui/ProgressBar.tsx";
import { upload } from "../../upload.ts";
import styles from "./Archive.module.css";
import { tasksKey } from "./taskCalls.ts";
import { FileInput } from "../../ui/FileInput.tsx";

/** Sends an archive: into a library, or to become one. What was chosen stays when something goes wrong. */
export function ImportCard({ libraryId }: { libraryId?: number }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [sent, setSent] = useState(0);
  const [name, setName] = useState("");
  const [errors, setErrors] = useState<{ file?: string; name?: string }>({});
  const [sending, setSending] = useState<{ share: number; stop: AbortController } | null>(null);
  const underWay = sending !== null;

  useEffect(() => {
    if (!underWay) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [underWay]);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const file = input.current?.files?.[0];
    if (!file) return setErrors({ file: t("archive.import.missing") });
    setErrors({});
    const stop = new AbortController();
    setSending({ share: 0, stop });
    const query = name.trim() === "" ? "" : `?name=${encodeURIComponent(name.trim())}`;
    const path = libraryId === undefined ? `imagelibraries/import${query}` : `imagelibraries/${libraryId}/import`;
    try {
      await upload<LibraryTask>(path, file, { signal: stop.signal, progress: (share) => setSending({ share, stop }) });
      toast(t("archive.import.sent"));
      setSent((times) => times + 1);
      setName("");
    } catch (problem) {
      if (stop.signal.aborted) return;
      if (problem instanceof ApiProblem && (problem.field === "file" || problem.field === "name"))
        setErrors({ [problem.field]: explained(problem) });
      else showProblem(problem);
    } finally {
      setSending(null);
      await queries.invalidateQueries({ queryKey: tasksKey });
    }
  };

  return (
    <Card title={t("archive.import.title")} lead={t("archive.import.lead")}>
      <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
        {libraryId !== undefined && <p>{t("archive.import.leadHere")}</p>}
        <label className={styles.file}>
          {t("archive.import.file")}
          <FileInput
            key={sent}
            ref={input}
            name="file"
            accept=".zip,application/zip"
            disabled={underWay}
            aria-invalid={errors.file !== undefined || undefined}
          />
          {errors.file !== undefined && (
            <span className={styles.error} role="alert">
              {errors.file}
            </span>
          )}
        </label>
        {libraryId === undefined && (
          <TextInput
            w="100%"
            name="name"
            label={t("archive.import.name")}
            description={t("archive.import.nameHint")}
            maxLength={100}
            value={name}
            disabled={underWay}
            error={errors.name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
        {sending ? (
          <div className={styles.sending}>
            <ProgressBar value={sending.share} label={t("archive.import.sending", { percent: formatPercent(sending.share * 100) })} />
            <span aria-live="polite">{t("archive.import.sending", { percent: formatPercent(sending.share * 100) })}</span>
            <div>
              <Button kind="plain" size="small" onClick={() => sending.stop.abort()}>
                {t("archive.import.stop")}
              </Button>
            </div>
          </div>
        ) : (
          <Button type="submit">{t("archive.import.start")}</Button>
        )}
      </form>
    </Card>
  );
}

/** With what is wrong in the archive, where the server said so. */
function explained(problem: ApiProblem): string {
  const details = typeof problem.details === "object" && problem.details !== null ? (problem.details as Record<string, unknown>) : {};
  const { fault, file } = details;
  const reason = typeof fault === "string" ? ` ${phraseOf(`archive.faults.${fault}`, fault)}` : "";
  return `${problemMessage(problem)}${typeof file === "string" && file !== "" ? ` ${file}:` : ""}${reason}`;
}
