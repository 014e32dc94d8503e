import type { NodeType, TrainingPath } from "./contents.ts";
import type { Bookmark } from "./wire.ts";

/** Where a learner is in their training, as the page keeps it. The class is the program; null is a level that was not entered. */
export interface TrainingPosition {
  classId: number | null;
  courseId: number | null;
  unitId: number | null;
  sectionId: number | null;
  pageId: number | null;
  /** The lab of the page that was worked in last, and the page within it where it has several. */
  labId: number | null;
  labPageId: number | null;
  /** The page of a minibook that is being read, and whether one is. */
  minibookPageId: number | null;
  minibook: boolean;
}

export const noPosition: TrainingPosition = {
  classId: null,
  courseId: null,
  unitId: null,
  sectionId: null,
  pageId: null,
  labId: null,
  labPageId: null,
  minibookPageId: null,
  minibook: false,
};

/** From the path of ids, the class first. */
export const positionOf = ([classId, courseId, unitId, sectionId, pageId]: TrainingPath): TrainingPosition => ({
  ...noPosition,
  classId: classId ?? null,
  courseId: courseId ?? null,
  unitId: unitId ?? null,
  sectionId: sectionId ?? null,
  pageId: pageId ?? null,
});

export const pathOfPosition = ({ classId, courseId, unitId, sectionId, pageId }: TrainingPosition): number[] => {
  const ids = [classId, courseId, unitId, sectionId, pageId];
  const end = ids.indexOf(null);
  return ids.slice(0, end < 0 ? ids.length : end).flatMap((id) => id ?? []);
};

/** What brings a learner back to a page, and to the lab on it; nothing where they are on no page. */
export function bookmarkOf({ unitId, sectionId, pageId, labId, labPageId }: TrainingPosition, enforceOrder: boolean): Bookmark | null {
  if (unitId === null || sectionId === null || pageId === null) return null;
  return { unitId, sectionId, pageId, ...(labId === null ? {} : { labId }), ...(labPageId === null ? {} : { labPageId }), enforceOrder };
}

/** A class, course, unit or section that is left or entered. Its path begins with the class. */
export interface Change {
  kind: "end" | "start";
  nodeType: Exclude<NodeType, "page">;
  path: TrainingPath;
}

const levels = ["program", "course", "unit", "section"] as const;

/** What a move ends, from the innermost outward, and then starts, from the outermost inward; pages themselves have nothing to end. */
export function changesBetween(from: TrainingPath, to: TrainingPath): Change[] {
  const differs = [...from, ...to].findIndex((_, index) => from[index] !== to[index]);
  const shared = differs < 0 ? from.length : differs;
  const below = (path: TrainingPath) =>
    levels.slice(shared, path.length).map((nodeType, index) => ({ nodeType, path: path.slice(0, shared + index + 1) }));
  return [
    ...below(from)
      .toReversed()
      .map((each) => ({ kind: "end" as const, ...each })),
    ...below(to).map((each) => ({ kind: "start" as const, ...each })),
  ];
}
