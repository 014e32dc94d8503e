import type { Path } from "@vigil/model/training/contents";

/** The address of a place of a course: a page, or a unit without pages. */
export function leafParams({ domain, program }: { domain: string; program: string }, path: Path) {
  const [course = "", unit = "", section, page] = path.map(String);
  const above = { domain, program, course, unit };
  return section === undefined || page === undefined
    ? ({ to: "/$domain/training/$program/$course/$unit", params: above } as const)
    : ({ to: "/$domain/training/$program/$course/$unit/$section/$page", params: { ...above, section, page } } as const);
}
