import { courseContents } from "@vigil/model/training/contents";
import { nodeAt } from "@vigil/model/training/navigation";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { domainOfPage } from "../../api.ts";
import { NotFound } from "../../shell/NotFound.tsx";
import { practiceLockText } from "./practiceLockText.ts";
import { FinishedNotice } from "../next/FinishedNotice.tsx";
import { NextAfter } from "../next/NextAfter.tsx";
import { Shut } from "../menu/Shut.tsx";
import { courseQuery, programsQuery } from "../trainingQueries.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Intro } from "../../simulator/intro/Intro.tsx";
import { rulesOfUnit } from "../../simulator/intro/introRules.ts";
import { LeaveLink } from "../../simulator/intro/LeaveLink.tsx";
import { beginUnit } from "../../simulator/session/beginUnit.ts";
import { completedSessionExam, readinessQuery, startSession, type UnitAddress } from "../../simulator/session/sessionCalls.ts";
import { SessionSteps } from "../../simulator/SessionSteps.tsx";
import { SessionLibrary } from "./SessionLibrary.tsx";

/** One Practice or Exam unit of a simulator course. */
export function SimulatorPage({ programId, courseId, unitId, type }: UnitAddress) {
  const { t } = useTranslation();
  const { data: course } = useSuspenseQuery(courseQuery(programId, courseId));
  const open = useCallback(
    () => beginUnit({ start: () => startSession({ programId, courseId, unitId, type }), completed: () => completedSessionExam(courseId) }),
    [programId, courseId, unitId, type],
  );
  const unit = course.content.units.find(({ id }) => id === unitId);
  const begun = course.openUnits.includes(unitId);
  const { data: awaited } = useQuery({ ...readinessQuery({ programId, courseId, unitId, type }), enabled: !begun });
  const { data: programs } = useQuery({ ...programsQuery, enabled: begun });
  if (unit?.type !== type) return <NotFound />;
  // what is open keeps the bags it began with
  const entry = programs?.find(({ id }) => id === programId)?.courses.find(({ id }) => id === courseId);
  const ready = begun ? programs && { refused: null, images: entry?.openBags?.of ?? null } : awaited;
  const address = { programId, courseId, unitId, type };
  const leave = <LeaveLink programId={programId} courseId={courseId} />;
  const root = courseContents(course);
  const shut = nodeAt(root, [course.id, unitId])?.lockReason;
  const rules = rulesOfUnit(course, type);
  const kind = t(type === "Exam" ? "simulator.exam" : rules.watch === null ? "simulator.practice" : "watch.kind");
  const practiceShut = type === "Practice" && !begun ? course.practiceLock : null;
  return (
    <SessionSteps
      address={address}
      isOpen={begun}
      title={`${kind} · ${course.title}`}
      open={open}
      leave={leave}
      again={type === "Practice"}
      renderNext={(again) => <NextAfter programId={programId} courseId={courseId} here={{ path: [courseId, unitId], again }} />}
      renderLibrary={(sessionId) => <SessionLibrary sessionId={sessionId} />}
      renderIntro={(state) =>
        shut ? (
          <Shut course={course} reason={shut} path={[courseId, unitId]} domain={domainOfPage()} program={String(programId)} />
        ) : practiceShut ? (
          <EmptyState page title={t("simulatorRules.practiceShut")} text={practiceLockText(practiceShut)}>
            {leave}
          </EmptyState>
        ) : (
          <Intro
            {...state}
            above={<FinishedNotice />}
            ready={ready}
            resuming={state.resuming || begun}
            decided={course.decidedUnits?.includes(unitId) === true}
            kind={kind}
            name={unit.name}
            course={course.title}
            rules={rules}
            text={t(type === "Exam" ? "simulator.intro.examText" : "simulator.intro.practiceText")}
            leave={leave}
          />
        )
      }
    />
  );
}
