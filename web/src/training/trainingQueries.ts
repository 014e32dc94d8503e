import type { LearnerEvent } from "@vigil/model/compliance/trainingEventWire";
import type { LearnerDashboard } from "@vigil/model/reporting/dashboards/dashboardWire";
import type { SessionRows } from "@vigil/model/simulator/wire";
import type {
  CourseEntry,
  LearnerProgramGroup,
  SectionTexts,
  TrainingCourse,
  TrainingProgram,
  UpcomingProgram,
} from "@vigil/model/training/wire";
import type { NextThing, ProgramNext } from "@vigil/model/training/nextWire";
import { queryOptions, type QueryClient } from "@tanstack/react-query";
import i18next from "i18next";
import { call } from "../api.ts";
import { readTogether } from "../readTogether.ts";
import { certificatesQuery } from "../compliance/certificatesQuery.ts";
import { quizzesQuery } from "../quiz/quizzesQuery.ts";
import { toursQuery } from "../shell/tour/tourCalls.ts";
import { userQuery } from "../shell/user.ts";

const order = "order=asc(priority),asc(title)";

export const programsQuery = queryOptions({
  queryKey: ["training", "programs"],
  queryFn: ({ signal }) => readTogether<TrainingProgram[]>(`training?${order}`, signal),
});

/** The one thing to do next, of all programs. */
export const nextQuery = queryOptions({
  queryKey: ["training", "next"],
  queryFn: ({ signal }) => readTogether<NextThing>("training/next", signal),
});

/** Classroom training that its learner is expected at. */
export const eventsQuery = queryOptions({
  queryKey: ["training", "events"],
  queryFn: ({ signal }) => readTogether<LearnerEvent[]>("training/events", signal),
});

/** What comes next in a program, and where one can practise in it. */
export const programNextQuery = (programId: number) =>
  queryOptions({
    queryKey: ["training", "next", programId],
    staleTime: 0, // what was done since may have changed it
    queryFn: ({ signal }) => call<ProgramNext>("GET", `training/programs/${programId}/next`, { signal }),
  });

export const upcomingQuery = queryOptions({
  queryKey: ["training", "upcoming"],
  queryFn: ({ signal }) => call<UpcomingProgram[]>("GET", "training/upcoming", { signal }),
});

export const programGroupsQuery = queryOptions({
  queryKey: ["training", "groups"],
  queryFn: ({ signal }) => call<LearnerProgramGroup[]>("GET", "training/groups", { signal }),
});

export const coursesQuery = (programId: number) =>
  queryOptions({
    queryKey: ["training", "courses", programId],
    queryFn: ({ signal }) => call<CourseEntry[]>("GET", `training/programs/${programId}`, { signal }),
  });

/** The course as its learner takes it, in their language where it has that. Opening it starts the program and the course; starting again resumes. */
export const courseQuery = (programId: number, courseId: number) =>
  queryOptions({
    queryKey: ["training", "course", programId, courseId, i18next.language],
    structuralSharing: false, // comparing a thousand pages with themselves takes longer than drawing what is seen of them
    queryFn: async ({ signal, client }) => {
      // who only looks on begins nothing
      if (!client.getQueryData(userQuery.queryKey)?.viewing) {
        await call("POST", `training/status/programs/${programId}`, { signal });
        await call("POST", `training/status/programs/${programId}/courses/${courseId}`, { signal });
      }
      const path = `training/programs/${programId}/courses/${courseId}?locale=${i18next.language}&texts=later`;
      return await call<TrainingCourse>("GET", path, { signal });
    },
  });

/** What the pages of a section teach. It stays as it is in its version of the course, and at hand when the connection is gone. */
export const sectionQuery = (programId: number, courseId: number, unitId: number, sectionId: number) =>
  queryOptions({
    queryKey: ["training", "section", programId, courseId, unitId, sectionId, i18next.language],
    staleTime: Infinity,
    gcTime: Infinity,
    // without a connection it is told at once, and asked for once more when that is back
    networkMode: "always",
    refetchOnReconnect: true,
    structuralSharing: false,
    queryFn: ({ signal }) => {
      const path = `training/programs/${programId}/courses/${courseId}/units/${unitId}/sections/${sectionId}`;
      return call<SectionTexts>("GET", `${path}?locale=${i18next.language}`, { signal });
    },
  });

/** The learner's latest sessions at the X-ray screen, of all courses. */
export const latestSessionsQuery = queryOptions({
  queryKey: ["training", "sessions"],
  queryFn: ({ signal }) => readTogether<SessionRows>("training/simulator/sessions?limit=20", signal),
});

/** X-ray time, completions and performance. */
export const learnerDashboardQuery = queryOptions({
  queryKey: ["training", "dashboard"],
  queryFn: ({ signal }) => readTogether<LearnerDashboard>("training/dashboard", signal),
});

/** Asks at once for all that a learner's home shows: it goes as one call. */
export function askForHome(queries: QueryClient): void {
  void queries.prefetchQuery(programsQuery);
  void queries.prefetchQuery(nextQuery);
  void queries.prefetchQuery(learnerDashboardQuery);
  void queries.prefetchQuery(quizzesQuery);
  void queries.prefetchQuery(eventsQuery);
  void queries.prefetchQuery(certificatesQuery);
  void queries.prefetchQuery(latestSessionsQuery);
  void queries.prefetchQuery(toursQuery);
}
