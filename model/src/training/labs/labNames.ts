import type { Lab, LearnerLab } from "./lab.ts";
import type { LabAnswer, LabView } from "./labState.ts";

export type LabPart = "items" | "targets" | "regions";
/** What a learner calls the parts of a lab, by their numbers in the course. */
export type LabNames = Readonly<Record<LabPart, ReadonlyMap<number, number>>>;

const partsOf = (lab: Lab): Record<LabPart, readonly { id: number }[]> => ({
  items: lab.type === "match" ? lab.items : [],
  targets: lab.type === "match" ? lab.targets : [],
  regions: lab.type === "hotspot" ? lab.regions : [],
});

/**
 * Whoever writes pairs side by side numbers them alike, and lists what is looked for from the easiest on: a learner gets numbers and an order of
 * their own. `place` sorts what it gives numbers to by chance, always the same for one learner.
 */
export function labNames(lab: Lab, place: (part: LabPart, id: number) => string): LabNames {
  const parts = partsOf(lab);
  const named = (part: LabPart) => {
    const places = parts[part].map(({ id }) => ({ id, at: place(part, id) })).toSorted((one, other) => (one.at < other.at ? -1 : 1));
    return new Map(places.map(({ id }, index) => [id, index + 1]));
  };
  return { items: named("items"), targets: named("targets"), regions: named("regions") };
}

export function namedLab(lab: LearnerLab, { items, targets }: LabNames): LearnerLab {
  if (lab.type !== "match") return lab;
  const renamed = <One extends { id: number }>(ones: readonly One[], names: ReadonlyMap<number, number>): One[] =>
    ones.map((one) => ({ ...one, id: names.get(one.id) ?? one.id })).toSorted((one, other) => one.id - other.id);
  return { ...lab, items: renamed(lab.items, items), targets: renamed(lab.targets, targets) };
}

/** What a learner sees of a lab, in their numbers. */
export function namedView(view: LabView, { items, targets, regions }: LabNames): LabView {
  const done = (id: number) => items.get(id) ?? regions.get(id) ?? id;
  return {
    ...view,
    done: view.done.map(done).toSorted((one, other) => one - other),
    found: view.found.map((region) => ({ ...region, id: regions.get(region.id) ?? region.id })),
    placed: view.placed.map(({ item, target }) => ({ item: items.get(item) ?? item, target: targets.get(target) ?? target })),
  };
}

/** An answer as the course calls things; what is called by no number of this learner is nothing of the course's. */
export function courseAnswer(answer: LabAnswer, { items, targets }: LabNames): LabAnswer {
  if (answer.type !== "match") return answer;
  const inCourse = (names: ReadonlyMap<number, number>, name: number) => [...names].find(([, given]) => given === name)?.[0] ?? -1;
  return {
    ...answer,
    placed: answer.placed.map(({ item, target }) => ({ item: inCourse(items, item), target: inCourse(targets, target) })),
  };
}
