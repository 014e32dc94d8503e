import { finalItem } from "@vigil/model/exam/finalItem";
import { courseContents, type TrainingPath } from "@vigil/model/training/contents";
import { nextInCourse } from "@vigil/model/training/nextInCourse";
import { isDoing } from "@vigil/model/training/step";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { inWords } from "../../dataWords.ts";
import { Message } from "../../ui/Message.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { CourseCrumbs } from "./CourseCrumbs.tsx";
import { CourseLanguage } from "./CourseLanguage.tsx";
import { DoneCard } from "./DoneCard.tsx";
import { ExamStep } from "./ExamStep.tsx";
import { NextAfter } from "../next/NextAfter.tsx";
import { ClassroomDates } from "../next/ClassroomDates.tsx";
import { NextLine } from "../next/NextLine.tsx";
import { NextLink } from "../next/NextLink.tsx";
import styles from "../training.module.css";
import { courseQuery } from "../trainingQueries.ts";
import { UnitStep } from "./UnitStep.tsx";
import { progressText } from "./progressText.ts";

const isExam = (path: TrainingPath): boolean => path.at(-1) === finalItem;

/** The course menu: its units, in their order, with what keeps one shut. */
export function CourseMenuPage() {
  const { t } = useTranslation();
  const { domain, program, course: courseId } = useParams({ from: "/$domain/frame/training/$program/$course" });
  const { data: course } = useSuspenseQuery(courseQuery(Number(program), Number(courseId)));
  const { units } = course.content;
  const root = courseContents(course);
  const { complete } = course.courseStatus;
  const step = nextInCourse(course);
  const next = isDoing(step) ? step.path : null;
  const final = root.children.find(({ exam }) => exam === "final");
  return (
    <>
      <PageHead
        title={inWords("courses", course.title)}
        crumb={<CourseCrumbs domain={domain} program={program} />}
        aside={progressText(course.courseStatus)}
        lead={
          <>
            {t("training.courseLead")}
            <CourseLanguage locale={course.content.locale} />
          </>
        }
      />
      {complete && (
        <DoneCard of="course" survey={course.courseConfig.surveyLink}>
          <NextAfter programId={Number(program)} courseId={course.id} />
        </DoneCard>
      )}
      <ol className={styles.steps} data-tour="steps">
        {units.map((unit, index) => {
          const node = root.children[index];
          return (
            node && (
              <li key={unit.id} className={styles.stepGroup}>
                <UnitStep
                  course={course}
                  unit={unit}
                  root={root}
                  node={node}
                  index={index}
                  next={unit.id === next?.[1] && !isExam(next)}
                  address={{ domain, program, course: courseId }}
                />
                {node.children
                  .filter(({ exam }) => exam === "unit")
                  .map((exam) => (
                    <ExamStep
                      key={exam.id}
                      course={course}
                      root={root}
                      node={exam}
                      exam={course.exams.find(({ unitId }) => unitId === unit.id)}
                      next={next?.[1] === unit.id && isExam(next)}
                      path={[course.id, unit.id, finalItem]}
                      address={{ domain, program }}
                    />
                  ))}
              </li>
            )
          );
        })}
        {final && (
          <li>
            <ExamStep
              course={course}
              root={root}
              node={final}
              exam={course.exams.find(({ unitId }) => unitId === finalItem)}
              index={units.length}
              next={next?.[1] === finalItem}
              path={[course.id, finalItem]}
              address={{ domain, program }}
            />
          </li>
        )}
      </ol>
      {isDoing(step) && (
        <p className={styles.below}>
          <NextLink domain={domain} program={program} step={step} fresh={course.courseStatus.progress === 0 && !step.open} />
        </p>
      )}
      {step?.kind === "waits" && (
        <div className={styles.below}>
          <Message kind="info">
            <NextLine step={step} />
            {step.why === "classroom" && <ClassroomDates programId={Number(program)} />}
          </Message>
        </div>
      )}
    </>
  );
}
