import type { HotspotLab, Lab } from "./lab.ts";
import type { LabAnswer, LabState, LabView } from "./labState.ts";

/** So near to a region counts as in it, in shares of the picture. */
const tolerance = 0.012;
const missesBeforeHint = 3;

/** A lab after an answer; an answer of another type changes nothing. What was done once stays done. */
export function markLab(lab: Lab, state: LabState, answer: LabAnswer): LabState {
  if (lab.type === "hotspot" && answer.type === "hotspot") {
    const hit = lab.regions.find(({ id, polygon }) => !state.done.includes(id) && reaches(polygon, answer.at));
    if (hit) return settled({ ...state, done: [...state.done, hit.id] }, lab.regions.length);
    // a second look at what is found already is no mistake
    const again = lab.regions.some(({ polygon }) => reaches(polygon, answer.at));
    return again || state.complete ? state : { ...state, misses: state.misses + 1 };
  }
  if (lab.type === "match" && answer.type === "match") {
    const isRight = ({ item, target }: { item: number; target: number }) =>
      lab.pairs.some((pair) => pair.item === item && pair.target === target);
    const right = answer.placed.filter(isRight).map(({ item }) => item);
    const done = lab.items.map(({ id }) => id).filter((id) => state.done.includes(id) || right.includes(id));
    return settled({ ...state, done, misses: state.misses + answer.placed.filter((pair) => !isRight(pair)).length }, lab.items.length);
  }
  if (lab.type === "checklist" && answer.type === "checklist") {
    const done = lab.items.map(({ id }) => id).filter((id) => answer.checked.includes(id));
    return settled({ ...state, done }, lab.items.length);
  }
  if (lab.type === "external" && answer.type === "external")
    return { ...state, complete: state.complete || answer.complete, data: answer.data };
  return state;
}

const settled = (state: LabState, wanted: number): LabState => ({ ...state, complete: state.complete || state.done.length >= wanted });

/** What a learner may see of a lab now: nothing of what is not found or placed yet. */
export function labView(lab: Lab, state: LabState): LabView {
  const { labId, complete, done, misses, data } = state;
  const regions = lab.type === "hotspot" ? lab.regions : [];
  return {
    labId,
    complete,
    done,
    misses,
    data,
    found: regions
      .filter(({ id }) => done.includes(id))
      .map(({ id, label, feedback, polygon }) => ({ id, label, ...(feedback === undefined ? {} : { feedback }), polygon })),
    placed: lab.type === "match" ? lab.pairs.filter(({ item }) => done.includes(item)) : [],
    hint: lab.type === "hotspot" && misses >= missesBeforeHint ? hintOf(lab, done) : null,
  };
}

const hintOf = ({ regions }: HotspotLab, done: readonly number[]): string | null =>
  regions.find(({ id, hint }) => !done.includes(id) && hint !== undefined)?.hint ?? null;

type Point = readonly [number, number];

const reaches = (polygon: readonly Point[], at: Point): boolean =>
  isInside(polygon, at) || edgesOf(polygon).some(([from, to]) => distance(from, to, at) <= tolerance);

const edgesOf = (polygon: readonly Point[]): [Point, Point][] =>
  polygon.map((from, index) => [from, polygon[(index + 1) % polygon.length] ?? from]);

const isInside = (polygon: readonly Point[], [x, y]: Point): boolean =>
  edgesOf(polygon).filter(([[x1, y1], [x2, y2]]) => y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)).length % 2 === 1;

function distance([x1, y1]: Point, [x2, y2]: Point, [x, y]: Point): number {
  const length = (x2 - x1) ** 2 + (y2 - y1) ** 2;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length));
  return Math.hypot(x - x1 - along * (x2 - x1), y - y1 - along * (y2 - y1));
}
