import { finalItem } from "@vigil/model/exam/finalItem";
import type { TrainingPath } from "@vigil/model/training/contents";

/** The address of a place of a course: a page, a unit without pages, or an exam. */
export function leafParams({ domain, program }: { domain: string; program: string }, path: TrainingPath) {
  const [course = "", unit = "", section, page] = path.map(String);
  const above = { domain, program, course, unit };
  if (path[1] === finalItem) return { to: "/$domain/training/$program/$course/-1", params: above } as const;
  if (path[2] === finalItem) return { to: "/$domain/training/$program/$course/$unit/-1", params: above } as const;
  return section === undefined || page === undefined
    ? ({ to: "/$domain/training/$program/$course/$unit", params: above } as const)
    : ({ to: "/$domain/training/$program/$course/$unit/$section/$page", params: { ...above, section, page } } as const);
}
