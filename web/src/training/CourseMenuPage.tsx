import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { formatPercent } from "../ui/format.ts";
import { PageHead } from "../ui/PageHead.tsx";
import { CourseCrumbs } from "./CourseCrumbs.tsx";
import styles from "./training.module.css";
import { courseQuery } from "./trainingQueries.ts";
import { UnitStep } from "./UnitStep.tsx";

/** The course menu: its units, in their order, with what keeps one shut. */
export function CourseMenuPage() {
  const { t } = useTranslation();
  const { domain, program, course: courseId } = useParams({ from: "/$domain/frame/training/$program/$course" });
  const { data: course } = useSuspenseQuery(courseQuery(Number(program), Number(courseId)));
  const { units } = course.content;
  const stateOf = (id: number) => course.unitStatus.find(({ unitId }) => unitId === id);
  const next = units.find(({ id }) => stateOf(id)?.complete !== true && stateOf(id)?.locked !== true);
  return (
    <>
      <PageHead
        title={course.title}
        crumb={<CourseCrumbs domain={domain} program={program} />}
        aside={t("training.courseProgress", { percent: formatPercent(course.courseStatus.progress * 100) })}
        lead={t("training.courseLead")}
      />
      <ol className={styles.steps}>
        {units.map((unit, index) => (
          <li key={unit.id}>
            <UnitStep course={course} unit={unit} index={index} next={unit === next} address={{ domain, program, course: courseId }} />
          </li>
        ))}
      </ol>
    </>
  );
}
