import { lazy, Suspense } from "react";
import { LearnerHome } from "../training/home/LearnerHome.tsx";
import { PagePending } from "../shell/PagePending.tsx";
import { TourOffer } from "../shell/tour/TourOffer.tsx";
import { useUser } from "../shell/user.ts";

const AdministratorHome = lazy(async () => ({ default: (await import("./AdministratorHome.tsx")).AdministratorHome }));
const TrainerHome = lazy(async () => ({ default: (await import("../compliance/events/TrainerHome.tsx")).TrainerHome }));

/** What somebody sees first: the learner what is next, the trainer the own events, everybody else the lists they keep. */
export function HomePage() {
  const { training, accessLevelCode } = useUser();
  if (accessLevelCode === "trn")
    return (
      <Suspense fallback={<PagePending />}>
        <TrainerHome />
      </Suspense>
    );
  return (
    <>
      {training ? (
        <LearnerHome />
      ) : (
        <Suspense fallback={<PagePending />}>
          <AdministratorHome />
        </Suspense>
      )}
      <TourOffer />
    </>
  );
}
