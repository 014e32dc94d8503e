import { Link } from "@tanstack/react-router";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { inWords } from "../../dataWords.ts";
import styles from "../training.module.css";
import { courseQuery, programsQuery } from "../trainingQueries.ts";

/** Where a page of a course belongs: program, and the course itself on the pages below it. */
export function CourseCrumbs({ domain, program, course }: { domain: string; program: string; course?: string }) {
  const { t } = useTranslation();
  const { data: programs } = useQuery(programsQuery);
  // the page below them asks for the course: its title needs no other answer
  const { data: opened } = useQuery({
    ...courseQuery(Number(program), Number(course)),
    enabled: course !== undefined,
    refetchOnMount: false,
  });
  return (
    <nav className={styles.crumbs} aria-label={t("training.back")}>
      <Link to="/$domain/training" params={{ domain }}>
        {t("training.classes")}
      </Link>
      <Link to="/$domain/training/$program" params={{ domain, program }}>
        <bdi>{inWords("programs", programs?.find(({ id }) => id === Number(program))?.title ?? "…")}</bdi>
      </Link>
      {course !== undefined && (
        <Link to="/$domain/training/$program/$course" params={{ domain, program, course }}>
          <bdi>{inWords("courses", opened?.title ?? "…")}</bdi>
        </Link>
      )}
    </nav>
  );
}
