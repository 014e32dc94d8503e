import type { QueryKey } from "@tanstack/react-query";
import { useRef, useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { download } from "../../download.ts";
import { problemMessage } from "../../problemMessage.ts";
import { useAct } from "../../shell/useAct.ts";
import { useStillHere } from "../../shell/useStillHere.ts";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { toast } from "../../shell/toasts.ts";
import { upload } from "../../upload.ts";
import styles from "./UserImport.module.css";
import { FileInput } from "../../ui/FileInput.tsx";

interface UploadTableProps {
  /** Where it is sent to; the empty file is behind it. */
  url: string;
  stale: QueryKey;
  /** The name of the empty file. */
  template: string;
  opened: (id: number) => unknown;
}

/** Sends a file of lines, or hands out an empty one to be filled in. */
export function UploadTable({ url, stale, template: name, opened }: UploadTableProps) {
  const { t } = useTranslation();
  const stillHere = useStillHere();
  const input = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState(false);
  const { run, busy, problem } = useAct({
    call: (file: File) =>
      upload<{ id: number; exampleLeftOut?: boolean }>(url, file, { progress: () => {}, signal: new AbortController().signal }),
    done: ({ id, exampleLeftOut }) => {
      if (exampleLeftOut) toast(t("userImport.exampleLeftOut"));
      if (stillHere()) opened(id);
    },
    stale: [{ queryKey: stale }],
    refusal: "here",
  });
  const template = useAct({ call: (format: "csv" | "xlsx") => download(`${url}/template?format=${format}`, `${name}.${format}`) });
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const file = input.current?.files?.[0];
    setMissing(!file);
    if (file) void run(file);
  };
  const error = missing ? t("userImport.noFile") : problem === undefined ? undefined : problemMessage(problem);
  return (
    <Card title={t("userImport.choose")}>
      <form className={styles.form} onSubmit={send} noValidate>
        <label className={styles.file}>
          {t("userImport.file")}
          <FileInput ref={input} name="file" accept=".csv,.txt,.xlsx,text/csv" aria-invalid={error !== undefined || undefined} />
          {error !== undefined && (
            <span className={styles.error} role="alert">
              {error}
            </span>
          )}
        </label>
        <div className={styles.buttons}>
          <Button type="submit" busy={busy}>
            {t("userImport.upload")}
          </Button>
          {(["xlsx", "csv"] as const).map((format) => (
            <Button key={format} kind="plain" onClick={() => void template.run(format)}>
              {t("userImport.templateAs", { format: format.toUpperCase() })}
            </Button>
          ))}
        </div>
      </form>
    </Card>
  );
}
