import type { CourseSettings, CourseSettingsBody } from "@vigil/model/curriculum/courseSettings";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api.ts";
import { turns } from "../turns.ts";

const path = (courseId: number) => `courses/${courseId}/settings`;

export const courseSettingsQuery = (courseId: number) =>
  queryOptions({
    queryKey: ["courses", courseId, "settings"],
    queryFn: ({ signal }) => call<CourseSettings>("GET", path(courseId), { signal }),
  });

/** Each answers with all settings. */
const inTurn = turns();

/** `leaving`: the page goes, and nobody may wait for the answer, nor for that of another. */
export function keepCourseSettings(courseId: number, body: CourseSettingsBody, leaving = false): Promise<CourseSettings> {
  const send = () => call<CourseSettings>("PUT", path(courseId), { body, keepalive: leaving });
  return leaving ? send() : inTurn(send);
}
