import { replaceCode } from "@vigil/model/curriculum/resource";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { download } from "../download.ts";
import type { Row } from "../entity/row.ts";
import { problemMessage } from "../problemMessage.ts";
import { showProblem } from "../shell/alerts.ts";
import { toast } from "../shell/toasts.ts";
import { can, useUser } from "../shell/user.ts";
import { Button } from "../ui/Button.tsx";
import { formatBytes } from "../ui/formatBytes.ts";
import { ProgressBar } from "../ui/ProgressBar.tsx";
import { formatPercent } from "../ui/format.ts";
import { upload } from "../upload.ts";
import styles from "./ResourceFile.module.css";
import { FileInput } from "../ui/FileInput.tsx";

interface FileData {
  fileName?: string;
  bytes?: number;
}

/** The file of a resource: fetched, uploaded, and replaced on purpose. */
export function ResourceFile({ record }: { record: Row }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const mayEdit = can(useUser(), "resources:edit");
  const input = useRef<HTMLInputElement>(null);
  const [sent, setSent] = useState(0);
  const [code, setCode] = useState("");
  const [refusal, setRefusal] = useState("");
  const [share, setShare] = useState<number | null>(null);
  const { fileName, bytes = 0 } = (record["data"] ?? {}) as FileData;
  const replacing = fileName !== undefined;

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const file = input.current?.files?.[0];
    if (!file) return setRefusal(t("resources.noFile"));
    setRefusal("");
    setShare(0);
    try {
      const signal = new AbortController().signal;
      await upload(`resources/${record.id}/file${replacing ? `?code=${encodeURIComponent(code)}` : ""}`, file, {
        progress: setShare,
        signal,
      });
      setCode("");
      setSent((times) => times + 1);
      toast(t(replacing ? "resources.replaced" : "resources.uploaded"));
      await queries.invalidateQueries({ queryKey: ["resources"] });
    } catch (problem) {
      setRefusal(problemMessage(problem));
    } finally {
      setShare(null);
    }
  };

  return (
    <div className={styles.page}>
      {replacing ? (
        <p className={styles.file}>
          <bdi>{fileName}</bdi> <span>{formatBytes(bytes)}</span>
          <Button kind="plain" size="small" onClick={() => void download(`training/resources/${record.id}`, fileName).catch(showProblem)}>
            {t("resources.fetch")}
          </Button>
        </p>
      ) : (
        <p>{t("resources.none")}</p>
      )}
      {mayEdit && (
        <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
          <label className={styles.field}>
            {t(replacing ? "resources.replacement" : "resources.file")}
            <FileInput key={sent} ref={input} />
          </label>
          {replacing && (
            <label className={styles.field}>
              {t("resources.typeCode", { code: replaceCode })}
              <input className={styles.code} dir="ltr" value={code} autoComplete="off" onChange={({ target }) => setCode(target.value)} />
            </label>
          )}
          {refusal && (
            <p className={styles.refusal} role="alert">
              {refusal}
            </p>
          )}
          {share !== null && <ProgressBar value={share} label={formatPercent(100 * share)} tone="action" />}
          <Button kind="primary" type="submit" busy={share !== null} disabled={replacing && code !== replaceCode}>
            {t(replacing ? "resources.replace" : "resources.upload")}
          </Button>
        </form>
      )}
    </div>
  );
}
