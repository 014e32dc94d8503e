import { crossOrigin, mediaAddress, type CourseMedia } from "@vigil/model/training/courseMedia";
import { createContext, use } from "react";

/** Where the files of the course lie whose page is shown. */
export const CourseMediaContext = createContext<CourseMedia | null>(null);

/** How a file of the course is asked for; nothing outside a course. */
export function useCourseFile(file: string): { src: string; crossOrigin: "anonymous" | "use-credentials" | undefined } {
  const media = use(CourseMediaContext);
  return media === null ? { src: "", crossOrigin: undefined } : { src: mediaAddress(media, file), crossOrigin: crossOrigin(media) };
}
