import { lazy, Suspense } from "react";
import { LearnerHome } from "../training/LearnerHome.tsx";
import { AdministratorHome } from "./AdministratorHome.tsx";
import { PagePending } from "./PagePending.tsx";
import { useUser } from "./user.ts";

const TrainerHome = lazy(async () => ({ default: (await import("../compliance/events/TrainerHome.tsx")).TrainerHome }));

/** What somebody sees first: the learner what is next, the trainer the own events, everybody else the lists they keep. */
export function HomePage() {
  const { training, accessLevelCode } = useUser();
  if (training) return <LearnerHome />;
  if (accessLevelCode !== "trn") return <AdministratorHome />;
  return (
    <Suspense fallback={<PagePending />}>
      <TrainerHome />
    </Suspense>
  );
}
