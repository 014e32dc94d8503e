import type { LearnerEvent } from "@vigil/model/compliance/trainingEventWire";
import type { SessionRows } from "@vigil/model/simulator/wire";
import type {
  CourseEntry,
  LearnerProgramGroup,
  NextThing,
  ProgramNext,
  SectionTexts,
  TrainingCourse,
  TrainingProgram,
  UpcomingProgram,
} from "@vigil/model/training/wire";
import { queryOptions } from "@tanstack/react-query";
import i18next from "i18next";
import { call } from "../api.ts";
import { userQuery } from "../shell/user.ts";

const order = "order=asc(priority),asc(title)";

export const programsQuery = queryOptions({
  queryKey: ["training", "programs"],
  queryFn: ({ signal }) => call<TrainingProgram[]>("GET", `training?${order}`, { signal }),
});

/** The one thing to do next, of all programs. */
export const nextQuery = queryOptions({
  queryKey: ["training", "next"],
  queryFn: ({ signal }) => call<NextThing>("GET", "training/next", { signal }),
});

/** Classroom training that its learner is expected at. */
export const eventsQuery = queryOptions({
  queryKey: ["training", "events"],
  queryFn: ({ signal }) => call<LearnerEvent[]>("GET", "training/events", { signal }),
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

export const sessionsQuery = (courseId: number, page: number, limit: number) =>
  queryOptions({
    queryKey: ["training", "sessions", courseId, page, limit],
    queryFn: ({ signal }) =>
      call<SessionRows>("GET", `training/simulator/courses/${courseId}/sessions?page=${page}&limit=${limit}`, { signal }),
  });
