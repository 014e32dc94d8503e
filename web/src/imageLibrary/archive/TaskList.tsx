import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { problemMessage } from "../../problemMessage.ts";
import { Message } from "../../ui/Message.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "./Archive.module.css";
import { TaskCard } from "./TaskCard.tsx";
import { tasksQuery } from "./taskCalls.ts";

/** What is under way and what came of it, of one library or of all. */
export function TaskList({ domain, libraryId }: { domain: string; libraryId?: number }) {
  const { t } = useTranslation();
  const { data, error } = useQuery(tasksQuery(libraryId === undefined ? undefined : { libraryId }));
  return (
    <section className={styles.column} aria-label={t("archive.tasks.title")}>
      {error && <Message kind="error">{problemMessage(error)}</Message>}
      {!data && !error && <Skeleton height={120} />}
      {data?.length === 0 && <Message kind="info">{t("archive.tasks.none")}</Message>}
      {data?.map((task) => (
        <TaskCard key={task.id} task={task} domain={domain} {...(libraryId === undefined ? {} : { libraryId })} />
      ))}
    </section>
  );
}
