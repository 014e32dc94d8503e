import type { TrainingCourse } from "./wire.ts";

export type CourseMedia = Pick<
  TrainingCourse,
  "courseUrlPrefix" | "courseUrlSuffix" | "labUrlPrefix" | "labUrlSuffix" | "corsMode" | "corsCredentials"
>;

/** The address of a file of the course. */
export const mediaAddress = ({ courseUrlPrefix, courseUrlSuffix }: CourseMedia, file: string): string =>
  `${courseUrlPrefix}${file}${courseUrlSuffix}`;

export const labAddress = ({ labUrlPrefix, labUrlSuffix }: CourseMedia, file: string): string => `${labUrlPrefix}${file}${labUrlSuffix}`;

/** The attribute of a picture or video that makes the browser ask as configured; undefined leaves it as it is. */
export const crossOrigin = ({ corsMode, corsCredentials }: CourseMedia): "anonymous" | "use-credentials" | undefined => {
  if (corsMode !== "cors") return undefined;
  return corsCredentials === "include" ? "use-credentials" : "anonymous";
};
