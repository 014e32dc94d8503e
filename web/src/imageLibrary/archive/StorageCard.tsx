import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { problemMessage } from "../../problemMessage.ts";
import { Card } from "../../ui/Card.tsx";
import { Message } from "../../ui/Message.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "./Archive.module.css";
import { formatBytes } from "../../ui/formatBytes.ts";
import { storageQuery } from "./taskCalls.ts";

/** What a library takes of the disk, and how much is left. */
export function StorageCard({ libraryId }: { libraryId: number }) {
  const { t } = useTranslation();
  const { data, error } = useQuery(storageQuery(libraryId));
  if (error) return <Message kind="error">{problemMessage(error)}</Message>;
  if (!data) return <Skeleton height={140} />;
  const { images, bytes, free, floor } = data;
  return (
    <Card title={t("archive.storage.title")} lead={t("archive.storage.lead")}>
      <dl className={styles.facts}>
        <dt>{t("archive.storage.pictures")}</dt>
        <dd>{formatBytes(bytes)}</dd>
        <dt>{t("archive.storage.perImage")}</dt>
        <dd>{images > 0 ? formatBytes(bytes / images) : "–"}</dd>
        <dt>{t("archive.storage.free")}</dt>
        <dd>{formatBytes(free)}</dd>
        <dt>{t("archive.storage.floor")}</dt>
        <dd>{formatBytes(floor)}</dd>
      </dl>
      {free < floor && <Message kind="warning">{t("archive.storage.low")}</Message>}
    </Card>
  );
}
