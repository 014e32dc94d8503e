import type { CourseSettings, CourseSettingsBody } from "@vigil/model/curriculum/courseSettings";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api.ts";

const path = (courseId: number) => `courses/${courseId}/settings`;

export const courseSettingsQuery = (courseId: number) =>
  queryOptions({
    queryKey: ["courses", courseId, "settings"],
    queryFn: ({ signal }) => call<CourseSettings>("GET", path(courseId), { signal }),
  });

/** `leaving`: the page goes, and nobody may wait for the answer. */
export const keepCourseSettings = (courseId: number, body: CourseSettingsBody, leaving = false) =>
  call<CourseSettings>("PUT", path(courseId), { body, keepalive: leaving });
