import { useQuery } from "@tanstack/react-query";
import { Outlet, useParams } from "@tanstack/react-router";
import { useEffect, type ReactNode } from "react";
import { PagePending } from "../shell/PagePending.tsx";
import { useUser } from "../shell/user.ts";
import { useCourseTimer } from "./courseTimer.ts";
import { OpenElsewhere } from "./OpenElsewhere.tsx";
import { TimeSpent } from "./TimeSpent.tsx";
import { enterPlace, leasePhase } from "./trainingLease.ts";
import { programsQuery } from "./trainingQueries.ts";
import { useClass } from "./useClass.ts";
import { useTimeTracking } from "./useTimeTracking.ts";

/** Everything below a program: open in one tab at a time for a learner, with the time spent in it counted. */
export function TrainingPlaceRoute() {
  const { program } = useParams({ from: "/$domain/frame/training/$program" });
  const { course } = useParams({ strict: false });
  const { training } = useUser();
  useCourseTimer(Number(program), training && course !== undefined ? Number(course) : undefined);
  return (
    <TrainingPlace programId={Number(program)} showsTime>
      <Outlet />
    </TrainingPlace>
  );
}

interface TrainingPlaceProps {
  programId: number;
  showsTime?: boolean;
  children: ReactNode;
}

export function TrainingPlace({ programId, showsTime = false, children }: TrainingPlaceProps) {
  const { training } = useUser();
  return training ? (
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
  const minTime = programs?.find(({ id }) => id === programId)?.programConfig.minTime ?? 0;
  const started = useClass(programId, open);
  const time = useTimeTracking(programId, started && minTime > 0);
  useEffect(enterPlace, []);
  if (phase === "failed") throw new Error("failed to lock tab!");
  if (phase === "elsewhere") return <OpenElsewhere />;
  if (!open || !started) return <PagePending />;
  return (
    <>
      {showsTime && <TimeSpent time={time} />}
      {children}
    </>
  );
}
