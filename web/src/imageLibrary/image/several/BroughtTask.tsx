import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { domainOfPage } from "../../../api.ts";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { TaskCard } from "../../archive/TaskCard.tsx";
import { tasksQuery } from "../../archive/taskCalls.ts";

/** How far the server is with the pictures that were sent; it goes on without this page. */
export function BroughtTask({ id, libraryId }: { id: number; libraryId: number }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { data } = useQuery(tasksQuery({ libraryId }));
  const task = data?.find((each) => each.id === id);
  const made = task?.counts["images"] ?? 0;
  useEffect(() => {
    if (made === 0) return;
    void queries.invalidateQueries({ queryKey: ["images"] });
    void queries.invalidateQueries({ queryKey: ["imagelibraries"] });
  }, [made, queries]);
  if (!task) return <Skeleton height={90} />;
  return (
    <>
      {(task.state === "waiting" || task.state === "running") && <p>{t("rendered.several.leave")}</p>}
      <TaskCard task={task} domain={domainOfPage()} libraryId={libraryId} />
    </>
  );
}
