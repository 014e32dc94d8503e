import type { QueryClient } from "@tanstack/react-query";
import { remembersLearner } from "../shell/remembersLearner.ts";
import { userQuery } from "../shell/user.ts";
import { draftAhead } from "../shell/draftAhead.ts";

/** Asks for what this page will need while its phrases are still coming: who is signed in, on a learner's home all it shows, in the editor the course, beside an administrator's page the navigation. */
export function headStart(queries: QueryClient): void {
  void queries.prefetchQuery(userQuery);
  const home = /^\/[^/]+\/?$/u.test(location.pathname);
  const written = /^\/[^/]+\/admin\/courses\/(\d+)\/write\b/u.exec(location.pathname)?.[1];
  const learns = remembersLearner();
  if (home && learns === true) void prefetchHome(queries);
  if (written !== undefined) {
    void queries.prefetchQuery(draftAhead(Number(written)));
    void import("../authoring/desk/WritePage.tsx");
  } else if (learns === false) {
    void import("../shell/Nav.tsx");
    if (home) void import("./AdministratorHome.tsx");
  }
}

async function prefetchHome(queries: QueryClient): Promise<void> {
  const { askForHome } = await import("../training/trainingQueries.ts");
  askForHome(queries);
}
