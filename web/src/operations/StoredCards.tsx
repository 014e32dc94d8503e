import type { Operations, Stored } from "@vigil/model/operations/operations";
import { useTranslation } from "react-i18next";
import { Card } from "../ui/Card.tsx";
import { formatInstant, formatNumber } from "../ui/format.ts";
import { formatBytes } from "../ui/formatBytes.ts";
import { Message } from "../ui/Message.tsx";
import styles from "./Operations.module.css";

/** What is stored, what lies in the trash, and which files were found damaged. */
export function FilesCard({ operations: { files, trash, free, filesAway, damagedFiles } }: { operations: Operations }) {
  const { t } = useTranslation();
  const sizes = ({ count, bytes }: Stored) => t("operations.stored", { count, formatted: formatNumber(count), bytes: formatBytes(bytes) });
  return (
    <Card title={t("operations.storageTitle")}>
      {filesAway && <Message kind="error">{t("problems.FilesAway")}</Message>}
      <dl className={styles.facts}>
        <dt>{t("operations.files")}</dt>
        <dd>{sizes(files)}</dd>
        <dt>{t("operations.trash")}</dt>
        <dd>{sizes(trash)}</dd>
        <dt>{t("operations.free")}</dt>
        <dd>{formatBytes(free)}</dd>
      </dl>
      <h3 className={styles.subtitle}>{t("operations.damaged")}</h3>
      {damagedFiles.length === 0 ? (
        <p>{t("operations.damagedNone")}</p>
      ) : (
        <>
          <Message kind="error">{t("operations.damagedLead")}</Message>
          <ul className={styles.list}>
            {damagedFiles.map(({ hash, noticedAt }) => (
              <li key={hash}>
                <bdi className={styles.hash}>{hash}</bdi>
                {t("operations.noticedAt", { when: formatInstant(noticedAt) })}
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

export function BackupCard({ backup }: { backup: Operations["lastBackup"] }) {
  const { t } = useTranslation();
  const without = (backup?.missing ?? 0) + (backup?.damaged ?? 0);
  return (
    <Card title={t("operations.backupTitle")}>
      {backup === null ? (
        <Message kind="warning">{t("operations.backupNone")}</Message>
      ) : (
        <p>{t("operations.backupAt", { when: formatInstant(backup.at) })}</p>
      )}
      {without > 0 && <Message kind="error">{t("operations.backupWithout", { formatted: formatNumber(without) })}</Message>}
    </Card>
  );
}
