import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { inWords } from "../../dataWords.ts";
import { PageHead } from "../../ui/PageHead.tsx";
import { SessionPages } from "./SessionPages.tsx";
import { programsQuery } from "../trainingQueries.ts";

/** The simulator session list. */
export function SessionListPage() {
  const { t } = useTranslation();
  const { domain } = useParams({ from: "/$domain" });
  const { data: programs } = useSuspenseQuery(programsQuery);
  const courses = programs.flatMap((program) => program.courses);
  return (
    <>
      <PageHead title={t("training.results")} lead={t("training.resultsLead")} />
      <SessionPages domain={domain} courseTitle={(id) => inWords("courses", courses.find((course) => course.id === id)?.title ?? "")} />
    </>
  );
}
