import type { CourseVersion, VersionLearner, VersionTransfer } from "@vigil/model/curriculum/coursePackage";
import type { TrainingCourse } from "@vigil/model/training/wire";
import { queryOptions } from "@tanstack/react-query";
import i18next from "i18next";
import { call } from "../../api.ts";

export const versionsQuery = (courseId: number) =>
  queryOptions({
    queryKey: ["courses", courseId, "contents"],
    queryFn: ({ signal }) => call<CourseVersion[]>("GET", `courses/${courseId}/contents`, { signal }),
  });

export const versionLearnersQuery = (courseId: number, contentId: number) =>
  queryOptions({
    queryKey: ["courses", courseId, "contents", contentId, "learners"],
    queryFn: ({ signal }) => call<VersionLearner[]>("GET", `courses/${courseId}/contents/${contentId}/learners`, { signal }),
  });

export const previewQuery = (courseId: number, contentId: number) =>
  queryOptions({
    queryKey: ["courses", courseId, "contents", contentId, "preview", i18next.language],
    queryFn: ({ signal }) =>
      call<TrainingCourse>("GET", `courses/${courseId}/contents/${contentId}?locale=${i18next.language}`, { signal }),
    // nothing of a version ever changes, but the address of its files does, day by day
    staleTime: 600_000,
  });

/** Tells what moving these learners would do. */
export const previewMove = (courseId: number, to: number, body: { from: number; ids: readonly number[] }) =>
  call<VersionTransfer[]>("POST", `courses/${courseId}/contents/${to}/move/preview`, { body });

export const moveLearners = (courseId: number, to: number, body: { from: number; ids: readonly number[] }) =>
  call<VersionTransfer[]>("POST", `courses/${courseId}/contents/${to}/move`, { body });
