import { finalItem } from "@vigil/model/exam/finalItem";
import { courseContents } from "@vigil/model/training/contents";
import type { UnitType } from "@vigil/model/training/courseContent";
import { nextInCourse } from "@vigil/model/training/nextInCourse";
import { firstIncomplete, leavesOf, nodeAt } from "@vigil/model/training/navigation";
import { isDoing } from "@vigil/model/training/step";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, Navigate, useParams } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { NotFound } from "../../shell/NotFound.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { CourseCrumbs } from "./CourseCrumbs.tsx";
import { stepLink } from "../next/stepLink.ts";
import { LostPlace } from "../LostPlace.tsx";
import { SessionPages } from "../xray/SessionPages.tsx";
import { Shut } from "./Shut.tsx";
import { SimulatorUnit } from "../xray/SimulatorUnit.tsx";
import { StatusTag } from "./StatusTag.tsx";
import { unitState } from "./unitState.ts";
import styles from "../training.module.css";
import { courseQuery } from "../trainingQueries.ts";

const ObjectLibrary = lazy(async () => ({ default: (await import("../xray/ObjectLibrary.tsx")).ObjectLibrary }));

/** A unit: reading goes on where it was left, practice and exam say what awaits, review lists what was done. */
export function UnitMenuPage() {
  const { t } = useTranslation();
  const address = useParams({ from: "/$domain/frame/training/$program/$course/$unit" });
  const { data: course } = useSuspenseQuery(courseQuery(Number(address.program), Number(address.course)));
  const unit = course.content.units.find(({ id }) => id === Number(address.unit));
  const root = courseContents(course);
  const lost = unit ? unknownType(unit.type) : new Error("training position not found");
  if (!unit || lost) return <LostPlace course={course} error={lost} domain={address.domain} program={address.program} />;
  if (unit.type === "Content") {
    const next = nextInCourse(course);
    const path = next?.path[1] === unit.id && isDoing(next) ? next.path : firstIncomplete(root, [course.id, unit.id]);
    if (next?.kind === "minibook" && path === next.path) return <Navigate {...stepLink(address, next)} replace />;
    const [, , section, page] = path ?? leavesOf(root, [course.id, unit.id])[0] ?? [];
    if (section === finalItem) return <Navigate to="/$domain/training/$program/$course/$unit/-1" params={address} replace />;
    return section !== undefined && page !== undefined ? (
      <Navigate
        to="/$domain/training/$program/$course/$unit/$section/$page"
        params={{ ...address, section: String(section), page: String(page) }}
        replace
      />
    ) : (
      <NotFound />
    );
  }
  const reason = nodeAt(root, [course.id, unit.id])?.lockReason;
  if (reason) return <Shut course={course} reason={reason} path={[course.id, unit.id]} domain={address.domain} program={address.program} />;
  const type = t(`training.unitTypes.${unit.type}`);
  // as in the menu it was reached by
  const counted = unit.type === "Practice" || unit.type === "Exam";
  const complete = nodeAt(root, [course.id, unit.id])?.complete === true;
  const named = type === unit.name ? undefined : type;
  const aside = counted ? (
    <>
      {named} <StatusTag status={unitState(course, unit.id)} complete={complete} />
    </>
  ) : (
    named
  );
  return (
    <>
      <PageHead title={unit.name} crumb={<CourseCrumbs {...address} />} aside={aside} />
      {(unit.type === "Practice" || unit.type === "Exam") && (
        <SimulatorUnit course={course} unit={unit} type={unit.type} address={address} />
      )}
      {unit.type === "Review" && <SessionPages courseId={course.id} domain={address.domain} />}
      {unit.type === "Library" && (
        <Suspense fallback={<Skeleton height={420} />}>
          <ObjectLibrary path={`training/object-library/programs/${address.program}/courses/${course.id}`} />
        </Suspense>
      )}
      <p className={styles.below}>
        <Link to="/$domain/training/$program/$course" params={address} className={styles.plain}>
          {t("training.back")}
        </Link>
      </p>
    </>
  );
}

const knownTypes: readonly string[] = ["Content", "Practice", "Review", "Library", "Exam"] satisfies UnitType[];

/** A server that was renewed may know units that this page does not. */
const unknownType = (type: string): Error | null => (knownTypes.includes(type) ? null : new Error(`unknown unit type ${type}`));
