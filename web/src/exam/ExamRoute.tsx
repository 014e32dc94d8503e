import { courseContents } from "@vigil/model/training/contents";
import { finalItem } from "@vigil/model/exam/finalItem";
import { nodesAlong } from "@vigil/model/training/navigation";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { inWords } from "../dataWords.ts";
import { AlertArea } from "../shell/AlertArea.tsx";
import { ModalArea } from "../shell/ModalArea.tsx";
import { NotFound } from "../shell/NotFound.tsx";
import { ToastArea } from "../shell/ToastArea.tsx";
import { Shut } from "../training/menu/Shut.tsx";
import { NextAfter } from "../training/next/NextAfter.tsx";
import { TrainingPlace } from "../training/TrainingPlace.tsx";
import { courseQuery } from "../training/trainingQueries.ts";
import styles from "./exam.module.css";
import { ExamSteps } from "./ExamSteps.tsx";

/** The exam of a unit, or the final of a course, outside the frame: nothing else is on the screen. */
export function ExamRoute() {
  const { program = "" } = useParams({ strict: false });
  return (
    <>
      <AlertArea />
      <TrainingPlace programId={Number(program)}>
        <CourseExamPage />
      </TrainingPlace>
      <ToastArea />
      <ModalArea />
    </>
  );
}

function CourseExamPage() {
  const { t } = useTranslation();
  const { domain = "", program = "", course: courseId = "", unit } = useParams({ strict: false });
  const { data: course } = useSuspenseQuery(courseQuery(Number(program), Number(courseId)));
  const unitId = unit === undefined ? finalItem : Number(unit);
  const exam = course.exams.find((each) => each.unitId === unitId);
  if (exam === undefined) return <NotFound />;
  const root = courseContents(course);
  const path = unitId === finalItem ? [course.id, finalItem] : [course.id, unitId, finalItem];
  const node = nodesAlong(root, path)?.at(-1);
  const reason = node?.lockReason;
  if (reason && reason !== "finalExam" && !exam.open)
    return (
      <main className={styles.page}>
        <Shut course={course} reason={reason} path={path} domain={domain} program={program} />
      </main>
    );
  const unitName = course.content.units.find(({ id }) => id === unitId)?.name;
  return (
    <ExamSteps
      key={unitId}
      address={{ programId: Number(program), courseId: course.id, unitId }}
      facts={{ ...exam, locked: reason === "finalExam", extraTime: course.extraTime, mostSilent: course.courseConfig.maxDisconnectTime }}
      kind={t(unitId === finalItem ? "exam.finalExam" : "exam.unitExam")}
      name={unitName ?? inWords("courses", course.title)}
      about={unitName === undefined ? undefined : inWords("courses", course.title)}
      objectives={course.content.objectives}
      minibook={
        <Link
          to="/$domain/training/$program/$course/$unit/minibook"
          params={{ domain, program, course: courseId, unit: String(unitId) }}
          className={styles.primaryLink}
        >
          {t("exam.minibookOpen")}
        </Link>
      }
      renderNext={(again) => <NextAfter programId={Number(program)} courseId={course.id} here={{ path, again }} />}
      leave={
        <Link to="/$domain/training/$program/$course" params={{ domain, program, course: courseId }} className={styles.leave}>
          {t("exam.backToCourse")}
        </Link>
      }
    />
  );
}
