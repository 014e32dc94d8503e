import { LearnerHome } from "../training/LearnerHome.tsx";
import { AdministratorHome } from "./AdministratorHome.tsx";
import { useUser } from "./user.ts";

/** What somebody sees first: the learner what is next, everybody else the lists they keep. */
export function HomePage() {
  return useUser().training ? <LearnerHome /> : <AdministratorHome />;
}
