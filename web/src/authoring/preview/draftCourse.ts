import type { DraftBodies } from "@vigil/model/authoring/draftPart";
import type { CourseMedia } from "@vigil/model/training/courseMedia";
import type { DraftParts } from "../draft/draftParts.ts";

type Shown = CourseMedia & {
  content: { locale: string; objectives: { id: number; text: string }[]; glossary: { term: string; meaning: string }[] };
  courseConfig: { staticPageBackground: string };
};

/** Where the files of a draft lie. */
export const draftMedia = (courseId: number): CourseMedia => ({
  courseUrlPrefix: `/api/courses/${courseId}/draft/files/`,
  courseUrlSuffix: "",
  labUrlPrefix: `/api/courses/${courseId}/draft/files/`,
  labUrlSuffix: "",
  corsMode: "same-origin",
  corsCredentials: "same-origin",
});

/** What of a course its pages need, from the draft as it is now. */
export function draftCourse(courseId: number, parts: DraftParts, own: string, locale: string): Shown {
  /** What is not translated is shown as it was written. */
  const blocks = <Body>(piece: string) =>
    parts.piece(piece).map(({ key, block }) => ((locale === own ? undefined : parts.keyed(key, locale)?.block) ?? block) as Body);
  return {
    ...draftMedia(courseId),
    content: {
      locale,
      objectives: blocks<DraftBodies["objective"]>("objectives"),
      glossary: blocks<DraftBodies["term"]>("glossary"),
    },
    courseConfig: { staticPageBackground: "" },
  };
}
