import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { problemMessage } from "../problemMessage.ts";
import { Card } from "../ui/Card.tsx";
import { formatInstant } from "../ui/format.ts";
import { Message } from "../ui/Message.tsx";
import { noticesQuery } from "./currentNotices.ts";
import { Notice } from "./Notice.tsx";
import styles from "./Notices.module.css";

/** Everything that is to be known now, also what was put away on the pages. */
export function ProfileNotices({ domain }: { domain: string }) {
  const { t } = useTranslation();
  const { data, error } = useQuery(noticesQuery(domain));
  return (
    <Card title={t("notices.title")} lead={t("notices.lead")}>
      {error && <Message kind="error">{problemMessage(error)}</Message>}
      {data?.length === 0 && <p className={styles.quiet}>{t("notices.none")}</p>}
      <div className={styles.list}>
        {data?.map((notice) => (
          <Notice
            key={notice.id}
            {...notice}
            below={
              (notice.startAt ?? notice.endAt) && (
                <p className={styles.times}>
                  {notice.startAt && <span>{t("notices.from", { at: formatInstant(notice.startAt) })} </span>}
                  {notice.endAt && <span>{t("notices.until", { at: formatInstant(notice.endAt) })}</span>}
                </p>
              )
            }
          />
        ))}
      </div>
    </Card>
  );
}
