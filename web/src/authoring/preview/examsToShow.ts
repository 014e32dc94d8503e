import type { DraftPart } from "@vigil/model/authoring/draftPart";
import type { OutlineUnit } from "@vigil/model/authoring/outlineOf";

export interface ExamToShow {
  /** The key of its unit, or `questions` for all there are, which the final draws from. */
  key: string;
  name: string;
  final: boolean;
  /** So many are asked; undefined where all are. */
  size: number | undefined;
  questions: readonly DraftPart<"question">[];
}

/** The exams of a course as they stand in its draft: of its units, and the final, or what it would draw from. */
export function examsToShow(
  outline: readonly OutlineUnit[],
  questions: readonly DraftPart<"question">[],
  final: DraftPart<"final"> | undefined,
): ExamToShow[] {
  const units = outline
    .filter(({ part: { block } }) => block.type === "Content" && block.tested)
    .map(({ part, sections }): ExamToShow => {
      const taught = new Set(sections.flatMap(({ pages }) => pages.map(({ block }) => block.objective)));
      const own = questions.filter(({ block: { objective } }) => objective !== undefined && taught.has(objective));
      return { key: part.key, name: part.block.name, final: false, size: part.block.examSize, questions: own };
    });
  return [...units, { key: "questions", name: "", final: final !== undefined, size: final?.block.size, questions }];
}
