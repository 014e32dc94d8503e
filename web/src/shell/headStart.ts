import type { QueryClient } from "@tanstack/react-query";
import { userQuery, type SessionUser } from "./user.ts";

const place = "vigil.learner";

/** Remembers for the next visit what will be needed first. */
export const rememberLearner = ({ training }: SessionUser): void => localStorage.setItem(place, String(training));

/** Asks for what this page will need while its phrases are still coming: who is signed in, on a learner's home the programs, beside an administrator's page the navigation. */
export function headStart(queries: QueryClient): void {
  void queries.prefetchQuery(userQuery);
  const home = /^\/[^/]+\/?$/u.test(location.pathname);
  const learns = localStorage.getItem(place);
  if (home && learns === "true") void prefetchPrograms(queries);
  if (learns === "false") {
    void import("./Nav.tsx");
    if (home) void import("./AdministratorHome.tsx");
  }
}

async function prefetchPrograms(queries: QueryClient): Promise<void> {
  const { programsQuery } = await import("../training/trainingQueries.ts");
  await queries.prefetchQuery(programsQuery);
}
