import type { FoundRegion, Lab, LearnerLab } from "./lab.ts";
import type { LabAnswer, LabView } from "./labState.ts";

export type LabPart = "items" | "targets" | "regions";
/** What a learner calls the parts of a lab, by their numbers in the course. */
export type LabNames = Readonly<Record<LabPart, ReadonlyMap<number, number>>>;

const partsOf = (lab: Lab): Record<LabPart, readonly { id: number }[]> => ({
  items: lab.type === "match" || lab.type === "sort" ? lab.items : lab.type === "order" ? lab.steps : [],
  targets: lab.type === "match" ? lab.targets : lab.type === "sort" ? lab.groups : [],
  regions: lab.type === "hotspot" ? lab.regions : lab.type === "findThreat" ? lab.threats : [],
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
  const renamed = <One extends { id: number }>(ones: readonly One[], names: ReadonlyMap<number, number>): One[] =>
    ones.map((one) => ({ ...one, id: names.get(one.id) ?? one.id })).toSorted((one, other) => one.id - other.id);
  if (lab.type === "match") return { ...lab, items: renamed(lab.items, items), targets: renamed(lab.targets, targets) };
  if (lab.type === "sort") return { ...lab, items: renamed(lab.items, items), groups: renamed(lab.groups, targets) };
  return lab.type === "order" ? { ...lab, steps: renamed(lab.steps, items) } : lab;
}

/** What a learner sees of a lab, in their numbers. */
export function namedView(view: LabView, { items, targets, regions }: LabNames): LabView {
  const done = (id: number) => items.get(id) ?? regions.get(id) ?? id;
  const named = (found: readonly FoundRegion[]) => found.map((region) => ({ ...region, id: regions.get(region.id) ?? region.id }));
  return {
    ...view,
    done: view.done.map(done).toSorted((one, other) => one - other),
    found: named(view.found),
    placed: view.placed.map(({ item, target }) => ({ item: items.get(item) ?? item, target: targets.get(target) ?? target })),
    // what it is made of is kept in numbers of the course
    ...(view.order === undefined ? {} : { order: view.order.map(done), data: null }),
    ...(view.reasons === undefined ? {} : { reasons: view.reasons.map(({ id, why }) => ({ id: done(id), why })) }),
    ...(view.missed === undefined ? {} : { missed: named(view.missed) }),
  };
}

/** An answer as the course calls things; what is called by no number of this learner is nothing of the course's. */
export function courseAnswer(answer: LabAnswer, { items, targets }: LabNames): LabAnswer {
  const inCourse = (names: ReadonlyMap<number, number>, name: number) => [...names].find(([, given]) => given === name)?.[0] ?? -1;
  if (answer.type === "order") return { ...answer, order: answer.order.map((name) => inCourse(items, name)) };
  if (answer.type !== "match" && answer.type !== "sort") return answer;
  return {
    ...answer,
    placed: answer.placed.map(({ item, target }) => ({ item: inCourse(items, item), target: inCourse(targets, target) })),
  };
}
