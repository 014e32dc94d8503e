import type { CourseMedia } from "@vigil/model/training/courseMedia";
import { courseMediaSettings } from "@vigil/model/training/courseMediaSettings";
import type { House } from "../../../house.ts";
import { courseFileKey } from "./courseFileKey.ts";

/** Where the files of a content lie: here, or where the course's own data say. */
export function courseMediaOf(
  { settings, now }: Pick<House, "settings" | "now">,
  { domainId, contentId, data }: { domainId: number; contentId: number | null; data: unknown },
): CourseMedia {
  const given = courseMediaSettings.safeParse(data);
  const own = given.success ? given.data : {};
  const here =
    contentId === null
      ? ""
      : `/files/courses/${contentId}/${courseFileKey({ secretKey: settings.secretKey, domainId, contentId }, now())}/`;
  return {
    courseUrlPrefix: own.courseUrlPrefix ?? here,
    courseUrlSuffix: own.courseUrlSuffix ?? "",
    labUrlPrefix: own.labUrlPrefix ?? here,
    labUrlSuffix: own.labUrlSuffix ?? "",
    corsMode: own.corsMode ?? "no-cors",
    corsCredentials: own.corsCredentials ?? "same-origin",
  };
}
