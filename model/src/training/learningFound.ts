import { searchedWords, wordsOf } from "../entity/wordsOf.ts";
import { courseContents, type ContentsNode, type TrainingPath } from "./contents.ts";
import { leavesOf, nodeAt } from "./navigation.ts";
import type { CourseContent } from "./courseContent.ts";
import type { TrainingCourse } from "./wire.ts";

/** An entry of GET training/search: a course, a page of it, or a term of its glossary. */
export interface LearningFound {
  kind: "course" | "page" | "term";
  programId: number;
  /** From the course on; of a term only the course. */
  path: TrainingPath;
  title: string;
  courseTitle: string;
}

/** Each word that was typed begins one of a title, in any order and without accents. */
export const fits = (typed: string, title: string): boolean => {
  const asked = searchedWords(typed);
  const words = wordsOf([title]);
  return asked.length > 0 && asked.every((word) => words.some((each) => each.startsWith(word)));
};

/** Whether a course has anything that was asked for; what of it is open is looked at then only. */
export const mayHave = (typed: string, title: string, { units, glossary }: Pick<CourseContent, "units" | "glossary">): boolean =>
  fits(typed, title) ||
  glossary.some(({ term }) => fits(typed, term)) ||
  units.some(({ sections }) => sections.some(({ pages }) => pages.some((page) => fits(typed, page.title))));

/** What a learner finds in a course that opens: itself, the terms of its glossary, and its pages as far as they are open. */
export function foundInCourse(typed: string, programId: number, course: TrainingCourse): LearningFound[] {
  const { id, title: courseTitle } = course;
  const found = (kind: LearningFound["kind"], title: string, path: TrainingPath): LearningFound[] =>
    fits(typed, title) ? [{ kind, programId, path, title, courseTitle }] : [];
  const root = courseContents(course);
  return [
    ...found("course", courseTitle, [id]),
    ...course.content.glossary.flatMap(({ term }) => found("term", term, [id])),
    ...openPages(root).flatMap(([path, node]) => found("page", node.title, path)),
  ];
}

const openPages = (root: ContentsNode): [TrainingPath, ContentsNode][] =>
  leavesOf(root).flatMap((path) => {
    const node = nodeAt(root, path);
    return node?.nodeType === "page" && !node.disabled ? [[path, node] satisfies [TrainingPath, ContentsNode]] : [];
  });
