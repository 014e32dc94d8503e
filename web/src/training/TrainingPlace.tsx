import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Outlet, useParams } from "@tanstack/react-router";
import { useEffect, type ReactNode } from "react";
import { PagePending } from "../shell/PagePending.tsx";
import { useUser } from "../shell/user.ts";
import { formatPercent } from "../ui/format.ts";
import { useCourseTimer } from "./time/courseTimer.ts";
import { learnerOutbox } from "./page/labs/learnerOutbox.ts";
import { readOutbox } from "./page/readOutbox.ts";
import { FinishedNotice } from "./next/FinishedNotice.tsx";
import { OpenElsewhere } from "./OpenElsewhere.tsx";
import { enterPosition } from "./position.ts";
import { TimeSpent } from "./time/TimeSpent.tsx";
import { enterPlace, leasePhase, leaseProblem } from "./trainingLease.ts";
import { programsQuery } from "./trainingQueries.ts";
import { useClass } from "./useClass.ts";
import { countsTime } from "@vigil/model/training/timeTracking";
import { useTimeTracking } from "./time/useTimeTracking.ts";

/** Everything below a program: open in one tab at a time for a learner, with the time spent in it counted. */
export function TrainingPlaceRoute() {
  const { program } = useParams({ from: "/$domain/frame/training/$program" });
  const { course } = useParams({ strict: false });
  const training = useTrains();
  usePosition(Number(program), training);
  useCourseTimer(Number(program), training && course !== undefined ? Number(course) : undefined);
  return (
    <TrainingPlace programId={Number(program)} showsTime>
      <Outlet />
    </TrainingPlace>
  );
}

/** Follows the address through the menus; the pages of a course do it themselves, as they begin sections. */
function usePosition(programId: number, on: boolean): void {
  const queries = useQueryClient();
  const { course, unit, section, page } = useParams({ strict: false });
  const place = [programId, course, unit, section, page].filter((id) => id !== undefined).join("/");
  useEffect(() => {
    if (on) enterPosition(queries, place.split("/").map(Number));
  }, [queries, place, on]);
  useEffect(() => () => enterPosition(queries, []), [queries]);
}

/** A learner who works here; not somebody who looks on with their eyes. */
function useTrains(): boolean {
  const { training, viewing } = useUser();
  return training && !viewing;
}

interface TrainingPlaceProps {
  programId: number;
  showsTime?: boolean;
  children: ReactNode;
}

export function TrainingPlace({ programId, showsTime = false, children }: TrainingPlaceProps) {
  return useTrains() ? (
    <OnePlace programId={programId} showsTime={showsTime}>
      {children}
    </OnePlace>
  ) : (
    children
  );
}

function OnePlace({ programId, showsTime, children }: Required<TrainingPlaceProps>) {
  const phase = leasePhase.use();
  const open = phase === "held" || phase === "resting";
  const { data: programs } = useQuery(programsQuery);
  const asked = programs?.find(({ id }) => id === programId)?.programConfig;
  const started = useClass(programId, open);
  const tracking = useTimeTracking(programId, started && asked !== undefined && countsTime(asked));
  const queries = useQueryClient();
  const { id: userId } = useUser();
  // what an earlier visit could not send
  useEffect(() => {
    if (!open) return;
    learnerOutbox(queries, userId);
    readOutbox(queries, userId);
  }, [open, queries, userId]);
  useEffect(enterPlace, []);
  // the first figure makes the browser load the rules of its language: done while answers are awaited, it delays nothing
  useEffect(() => void formatPercent(0), []);
  if (phase === "failed") throw new Error("failed to lock tab!", { cause: leaseProblem });
  if (phase === "elsewhere") return <OpenElsewhere />;
  if (!open || !started) return <PagePending />;
  return (
    <>
      {showsTime && <TimeSpent {...tracking} />}
      {showsTime && <FinishedNotice />}
      {children}
    </>
  );
}
