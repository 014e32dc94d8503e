import { lazy } from "react";
import { useUser } from "./user.ts";

const LearnerHome = lazy(async () => ({ default: (await import("../training/LearnerHome.tsx")).LearnerHome }));
const AdministratorHome = lazy(async () => ({ default: (await import("./AdministratorHome.tsx")).AdministratorHome }));

/** What somebody sees first: the learner what is next, everybody else the lists they keep. */
export function HomePage() {
  return useUser().training ? <LearnerHome /> : <AdministratorHome />;
}
