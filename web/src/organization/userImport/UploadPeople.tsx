import type { UserImport } from "@vigil/model/organization/userImport/importWire";
import { useNavigate, useParams } from "@tanstack/react-router";
import { useRef, useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { download } from "../../download.ts";
import { problemMessage } from "../../problemMessage.ts";
import { useAct } from "../../shell/useAct.ts";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { upload } from "../../upload.ts";
import { importsKey, importsUrl } from "./importCalls.ts";
import styles from "./UserImport.module.css";

/** Sends a file of people, or hands out an empty one to be filled in. */
export function UploadPeople() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { domain } = useParams({ strict: false });
  const input = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState(false);
  const { run, busy, problem } = useAct({
    call: (file: File) => upload<UserImport>(importsUrl, file, { progress: () => {}, signal: new AbortController().signal }),
    done: ({ id }) => navigate({ to: "/$domain/admin/users/import/$import", params: { domain: domain ?? "", import: String(id) } }),
    stale: [{ queryKey: importsKey }],
    refusal: "here",
  });
  const template = useAct({ call: (format: "csv" | "xlsx") => download(`${importsUrl}/template?format=${format}`, `users.${format}`) });
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
          <input ref={input} type="file" name="file" accept=".csv,.txt,.xlsx,text/csv" aria-invalid={error !== undefined || undefined} />
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
