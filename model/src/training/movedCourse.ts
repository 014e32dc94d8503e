import { sectionComplete, type SectionFact } from "./completion.ts";
import type { CourseContent, Page, Section, Unit } from "./courseContent.ts";
import { labsComplete } from "./labs/pageLabs.ts";
import type { Bookmark, PageState } from "./wire.ts";

/** A section as it stands in the other version, and the section its first page came from. */
export interface MovedSection extends SectionFact {
  from: { unitId: number; sectionId: number };
}

export interface MovedCourse {
  sections: MovedSection[];
  /** Pages that stay complete; that are no longer there; that are to be done again, as a lab on them is another one. */
  kept: number;
  gone: number;
  again: number;
}

/** What a learner did in one version of a course, as it counts in another: pages go along by their number, wherever they stand now. */
export function movedCourse(before: CourseContent, after: CourseContent, facts: readonly SectionFact[]): MovedCourse {
  const done = new Map(facts.flatMap((fact) => statesOf(before, fact).map((state) => [state.pageId, { state, fact }] as const)));
  const labsBefore = labTexts(before);
  const labsAfter = labTexts(after);
  const same = (labId: number) => labsBefore.get(labId) === labsAfter.get(labId);
  const sections = placesOf(after).flatMap(({ unit, section }): MovedSection[] => {
    const [first] = section.pages.flatMap(({ id }) => done.get(id)?.fact ?? []);
    if (first === undefined) return [];
    const pages = section.pages.flatMap((page) => {
      const state = done.get(page.id)?.state;
      return state === undefined ? [] : [movedState(page, state, same)];
    });
    const status = sectionComplete(section, pages) ? "C" : "A";
    return [{ unitId: unit.id, sectionId: section.id, status, pages, from: { unitId: first.unitId, sectionId: first.sectionId } }];
  });
  const complete = [...done.values()].filter(({ state }) => state.complete).length;
  const there = new Set(placesOf(after).flatMap(({ section }) => section.pages.map(({ id }) => id)));
  const gone = [...done].filter(([id, { state }]) => state.complete && !there.has(id)).length;
  const kept = sections.flatMap(({ pages }) => pages).filter((page) => page.complete).length;
  return { sections, kept, gone, again: complete - gone - kept };
}

/** The same page in the other version; a unit without pages stays a place of its own; otherwise the course opens at its beginning. */
export function movedBookmark(bookmark: Bookmark | null, after: CourseContent): Bookmark | null {
  if (bookmark === null) return null;
  const place = placesOf(after).find(({ section }) => section.pages.some(({ id }) => id === bookmark.pageId));
  if (place !== undefined) return { ...bookmark, unitId: place.unit.id, sectionId: place.section.id };
  return after.units.some(({ id, type }) => id === bookmark.unitId && type !== "Content") ? bookmark : null;
}

const placesOf = ({ units }: CourseContent): { unit: Unit; section: Section }[] =>
  units.flatMap((unit) => unit.sections.map((section) => ({ unit, section })));

const labTexts = ({ labs }: CourseContent): ReadonlyMap<number, string> => new Map(labs.map((lab) => [lab.id, JSON.stringify(lab)]));

/** In a section that is complete every page is. */
function statesOf(content: CourseContent, { unitId, sectionId, status, pages }: SectionFact): PageState[] {
  const section = placesOf(content).find(({ unit, section: { id } }) => unit.id === unitId && id === sectionId)?.section;
  if (status !== "C" || section === undefined) return [...pages];
  return section.pages.map(
    ({ id }) => pages.find(({ pageId }) => pageId === id) ?? { pageId: id, complete: true, timeMet: true, labComplete: true, data: null },
  );
}

/** What was done in a lab counts while the lab is the same. */
function movedState(page: Page, state: PageState, same: (labId: number) => boolean): PageState {
  if (page.labs.every(({ id }) => same(id))) return state;
  const labs = (state.labs ?? []).filter(({ labId }) => same(labId) && page.labs.some(({ id }) => id === labId));
  const labComplete = labsComplete(page, labs);
  return { ...state, labs, labComplete, complete: state.complete && labComplete };
}
