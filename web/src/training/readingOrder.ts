import type { TrainingUnit, UnitStatus } from "@vigil/model/training/wire";

export interface Place {
  sectionId: number;
  pageId: number;
}

/** The pages of a unit as one reads them; skipped ones left out. */
export const placesOf = (unit: TrainingUnit): Place[] =>
  unit.sections.flatMap((section) => section.pages.filter(({ skip }) => !skip).map((page) => ({ sectionId: section.id, pageId: page.id })));

export const isRead = (states: readonly UnitStatus[], unitId: number, { sectionId, pageId }: Place): boolean =>
  states
    .find((state) => state.unitId === unitId)
    ?.sectionStatus.find((section) => section.sectionId === sectionId)
    ?.pages.find((page) => page.pageId === pageId)?.complete ?? false;

/** Where reading goes on: the first page not yet read, else the first of all. */
export function firstUnread(unit: TrainingUnit, states: readonly UnitStatus[]): Place | undefined {
  const places = placesOf(unit);
  return places.find((place) => !isRead(states, unit.id, place)) ?? places[0];
}
