import type { TrainingPath } from "@vigil/model/training/contents";
import type { SectionTexts, TrainingCourse } from "@vigil/model/training/wire";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { afterPainting } from "../../ui/afterPainting.ts";
import { sectionQuery } from "../trainingQueries.ts";

interface TextsOfSection {
  texts: SectionTexts | undefined;
  error: Error | null;
  again: () => void;
}

/** The texts of the section that is read, none while its place is not known; those of the section behind it are fetched ahead. */
export function useSectionTexts(programId: number, course: TrainingCourse, path: TrainingPath): TextsOfSection {
  const queries = useQueryClient();
  const [, unitId = 0, sectionId = 0] = path;
  const { data, error, refetch } = useQuery({ ...sectionQuery(programId, course.id, unitId, sectionId), enabled: path.length > 0 });
  const isOther = data !== undefined && data.contentId !== course.contentId;
  useEffect(() => {
    // the learner was moved to another version of the course between two answers
    if (isOther) void queries.invalidateQueries({ queryKey: ["training"] });
  }, [queries, isOther]);
  const [nextUnit, nextSection] = sectionBehind(course, unitId, sectionId);
  const isRead = data !== undefined && !isOther;
  useEffect(() => {
    if (!isRead || nextUnit === undefined || nextSection === undefined) return undefined;
    const query = sectionQuery(programId, course.id, nextUnit, nextSection);
    return afterPainting(() => void queries.prefetchQuery(query));
  }, [queries, isRead, programId, course.id, nextUnit, nextSection]);
  return { texts: isOther ? undefined : data, error: data === undefined ? error : null, again: () => void refetch() };
}

/** The ids of unit and section that follow, where some do. */
function sectionBehind({ content }: TrainingCourse, unitId: number, sectionId: number): number[] {
  const sections = content.units.flatMap((unit) => unit.sections.map(({ id }) => [unit.id, id]));
  return sections[sections.findIndex(([unit, section]) => unit === unitId && section === sectionId) + 1] ?? [];
}
