import type { PackageQuestion } from "@vigil/model/curriculum/coursePackage";
import type { CourseContent } from "@vigil/model/training/courseContent";
import type { DraftSource } from "./partsOf.ts";

interface Stored {
  title: string;
  code: string;
  content: CourseContent;
  editions: readonly CourseContent[];
  questions: readonly PackageQuestion[];
  questionEditions: DraftSource["questionEditions"];
}

/** A content that no package is kept of: its files get names of their own, in an order that keeps its labs in theirs. */
export function sourceOfContent(stored: Stored): DraftSource {
  const labFiles = new Map(
    stored.content.labs.map(({ id }, index) => [id, `labs/${String(index + 1).padStart(3, "0")}-lab-${id}.json`] as const),
  );
  return {
    ...stored,
    pageFile: (id) => `pages/page-${id}.md`,
    labFile: (id) => labFiles.get(id)!,
    titles: new Map(),
    brings: () => true,
  };
}
