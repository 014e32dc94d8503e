import { z } from "zod";
import { isLink } from "../values/isLink.ts";
import type { TrainingCourse } from "./wire.ts";

export type CourseMedia = Pick<
  TrainingCourse,
  "courseUrlPrefix" | "courseUrlSuffix" | "labUrlPrefix" | "labUrlSuffix" | "corsMode" | "corsCredentials"
>;

/** An address of the web, or a path here: `//` and `/\\` begin another host's. */
const isPrefix = (text: string): boolean => text === "" || isLink(text) || /^\/(?![/\\])[^\s\\]*$/u.test(text);
const prefix = z
  .string()
  .max(500)
  .refine(isPrefix, { params: { fault: "FieldNotLink" } })
  .optional();
const suffix = z.string().max(200).optional();

/** What a course's own data may say about where its media lie and how a browser asks for them. */
export const courseMediaSettings = z.object({
  courseUrlPrefix: prefix,
  courseUrlSuffix: suffix,
  labUrlPrefix: prefix,
  labUrlSuffix: suffix,
  corsMode: z.enum(["no-cors", "cors", "same-origin"]).optional(),
  corsCredentials: z.enum(["same-origin", "include", "omit"]).optional(),
});

/** The address of a file of the course. */
export const mediaAddress = ({ courseUrlPrefix, courseUrlSuffix }: CourseMedia, file: string): string =>
  `${courseUrlPrefix}${file}${courseUrlSuffix}`;

export const labAddress = ({ labUrlPrefix, labUrlSuffix }: CourseMedia, file: string): string => `${labUrlPrefix}${file}${labUrlSuffix}`;

/** The attribute of a picture or video that makes the browser ask as configured; undefined leaves it as it is. */
export const crossOrigin = ({ corsMode, corsCredentials }: CourseMedia): "anonymous" | "use-credentials" | undefined => {
  if (corsMode !== "cors") return undefined;
  return corsCredentials === "include" ? "use-credentials" : "anonymous";
};
