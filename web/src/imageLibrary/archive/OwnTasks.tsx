import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { can, useUser } from "../../shell/user.ts";
import { Card } from "../../ui/Card.tsx";
import { TaskCard } from "./TaskCard.tsx";
import styles from "./Archive.module.css";
import { tasksQuery } from "./taskCalls.ts";

const shown = 10;

/** What one asked to be written to archives or brought in: how far it is, and the files that can be fetched. */
export function OwnTasks({ domain }: { domain: string }) {
  const { t } = useTranslation();
  const allowed = can(useUser(), "images:edit");
  const { data } = useQuery({ ...tasksQuery({ own: true }), enabled: allowed });
  if (!allowed || !data || data.length === 0) return null;
  return (
    <Card title={t("archive.own.title")} lead={t("archive.own.lead")}>
      <div className={styles.column}>
        {data.slice(0, shown).map((task) => (
          <TaskCard key={task.id} task={task} domain={domain} />
        ))}
      </div>
    </Card>
  );
}
