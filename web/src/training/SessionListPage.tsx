import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { PageHead } from "../ui/PageHead.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { SessionTable } from "./SessionTable.tsx";
import { programsQuery } from "./trainingQueries.ts";
import { useLearnerSessions } from "./useLearnerSessions.ts";

const most = 100;

/** The simulator session list. */
export function SessionListPage() {
  const { t } = useTranslation();
  const { domain } = useParams({ from: "/$domain" });
  const { data: programs } = useSuspenseQuery(programsQuery);
  const { rows, count, pending } = useLearnerSessions(programs, most);
  const courses = programs.flatMap((program) => program.courses);
  return (
    <>
      <PageHead
        title={t("training.results")}
        aside={pending ? undefined : t("training.sessions", { count })}
        lead={t("training.resultsLead")}
      />
      {pending ? (
        <Skeleton height={240} />
      ) : (
        <SessionTable rows={rows} domain={domain} courseTitle={(id) => courses.find((course) => course.id === id)?.title ?? ""} />
      )}
    </>
  );
}
