import { isPicture, type MediaData } from "@vigil/model/curriculum/media";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { domainOfPage } from "../api.ts";
import type { Row } from "../entity/row.ts";
import { problemMessage } from "../problemMessage.ts";
import { toast } from "../shell/toasts.ts";
import { can, useUser } from "../shell/user.ts";
import { Card } from "../ui/Card.tsx";
import { formatBytes } from "../ui/formatBytes.ts";
import { formatPercent } from "../ui/format.ts";
import { ProgressBar } from "../ui/ProgressBar.tsx";
import { upload } from "../upload.ts";
import styles from "./MediaFile.module.css";
import { FileInput } from "../ui/FileInput.tsx";

/** The file of a media record: looked at, uploaded, and replaced while nothing shows it. */
export function MediaFile({ record }: { record: Row }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const mayEdit = can(useUser(), "media:edit") && record.abilities?.edit !== false;
  const [refusal, setRefusal] = useState("");
  const [share, setShare] = useState<number | null>(null);
  const data = (record["data"] ?? {}) as MediaData;
  const there = data.mediaType !== undefined;
  const address = `/api/media/${record.id}/file?domain=${encodeURIComponent(domainOfPage())}&revision=${record.revision}`;

  const send = async (file: File) => {
    setRefusal("");
    setShare(0);
    try {
      await upload(`media/${record.id}/file`, file, { progress: setShare, signal: new AbortController().signal });
      toast(t("mediaFiles.uploaded"));
      await queries.invalidateQueries({ queryKey: ["media"] });
    } catch (problem) {
      setRefusal(problemMessage(problem));
    } finally {
      setShare(null);
    }
  };

  return (
    <Card title={t("mediaFiles.title")}>
      <div className={styles.body}>
        {!there && <p className={styles.quiet}>{t("mediaFiles.none")}</p>}
        {there && isPicture(data.mediaType ?? "") && (
          <img className={styles.shown} src={address} alt={t("mediaFiles.alt", { name: String(record["name"]) })} />
        )}
        {there && !isPicture(data.mediaType ?? "") && (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- it is looked at by whoever keeps it; it stands in no lesson
          <video className={styles.shown} src={address} controls preload="metadata" />
        )}
        {there && (
          <p className={styles.quiet}>
            <bdi>{data.fileName}</bdi> · {formatBytes(data.bytes ?? 0)}
            {data.width !== undefined && ` · ${t("mediaFiles.pixels", { width: data.width, height: data.height })}`}
          </p>
        )}
        {mayEdit && record["inUse"] === true && <p className={styles.quiet}>{t("mediaFiles.fixed")}</p>}
        {mayEdit && record["inUse"] !== true && (
          <div className={styles.form}>
            <label className={styles.field}>
              {t(there ? "mediaFiles.other" : "mediaFiles.choose")}
              <FileInput
                accept="image/png,image/jpeg,image/webp,image/gif,video/mp4,video/webm"
                disabled={share !== null}
                onChange={({ target }) => {
                  const file = target.files?.[0];
                  target.value = ""; // the same file may be chosen again
                  if (file) void send(file);
                }}
              />
            </label>
            <p className={styles.quiet}>{t("mediaFiles.kinds")}</p>
            {refusal && (
              <p className={styles.refusal} role="alert">
                {refusal}
              </p>
            )}
            {share !== null && <ProgressBar value={share} label={formatPercent(100 * share)} tone="action" />}
          </div>
        )}
      </div>
    </Card>
  );
}
