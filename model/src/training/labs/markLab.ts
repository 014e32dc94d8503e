import { placesOf, type FindThreatLab, type FoundRegion, type HotspotLab, type Lab, type OrderLab } from "./lab.ts";
import type { LabAnswer, LabState, LabView, Look } from "./labState.ts";

/** So near to a region counts as in it, in shares of the picture. */
const tolerance = 0.012;
const missesBeforeHint = 3;

/** A lab after an answer; an answer of another type changes nothing. What was done once stays done. */
export function markLab(lab: Lab, state: LabState, answer: LabAnswer): LabState {
  if (lab.type === "hotspot" && answer.type === "hotspot") {
    const isOn = (region: HotspotLab["regions"][number]) =>
      placesOf(region).some(({ view = 0, polygon }) => view === (answer.view ?? 0) && reaches(polygon, answer.at));
    const hit = lab.regions.find((region) => !state.done.includes(region.id) && isOn(region));
    if (hit) return settled({ ...state, done: [...state.done, hit.id] }, lab.regions.length);
    // a second look at what is found already is no mistake
    const again = lab.regions.some(isOn);
    return again || state.complete ? state : { ...state, misses: state.misses + 1 };
  }
  if (lab.type === "match" && answer.type === "match") {
    const isRight = ({ item, target }: { item: number; target: number }) =>
      lab.pairs.some((pair) => pair.item === item && pair.target === target);
    const right = answer.placed.filter(isRight).map(({ item }) => item);
    const done = lab.items.map(({ id }) => id).filter((id) => state.done.includes(id) || right.includes(id));
    return settled({ ...state, done, misses: state.misses + answer.placed.filter((pair) => !isRight(pair)).length }, lab.items.length);
  }
  if (lab.type === "sort" && answer.type === "sort") {
    const isRight = ({ item, target }: { item: number; target: number }) =>
      lab.items.some(({ id, group }) => id === item && group === target);
    const right = answer.placed.filter(isRight).map(({ item }) => item);
    const done = lab.items.map(({ id }) => id).filter((id) => state.done.includes(id) || right.includes(id));
    return settled({ ...state, done, misses: state.misses + answer.placed.filter((pair) => !isRight(pair)).length }, lab.items.length);
  }
  if (lab.type === "order" && answer.type === "order") return ordered(lab, state, answer.order);
  if (lab.type === "findThreat" && answer.type === "findThreat") return looked(lab, state, answer.marks);
  if (lab.type === "checklist" && answer.type === "checklist") {
    const done = lab.items.map(({ id }) => id).filter((id) => answer.checked.includes(id));
    return settled({ ...state, done }, lab.items.length);
  }
  if (lab.type === "external" && answer.type === "external")
    return { ...state, complete: state.complete || answer.complete, data: answer.data };
  return state;
}

/** All steps, each once, or it is no order; what stands at its place is done, for as long as it stands there. */
function ordered({ steps }: OrderLab, state: LabState, order: readonly number[]): LabState {
  const right = steps.map(({ id }) => id);
  if (order.length !== right.length || right.some((id) => !order.includes(id))) return state;
  if (state.complete) return state;
  const done = right.filter((id, place) => order[place] === id);
  const misses = state.misses + (done.length === right.length ? 0 : 1);
  return settled({ ...state, done, misses, data: [...order] }, right.length);
}

/** A look is right when it has found what was left, and marked nothing else. */
function looked({ threats }: FindThreatLab, state: LabState, marks: readonly PutMark[]): LabState {
  if (state.complete) return state;
  const hits = marks.map(({ view, at }) =>
    threats.filter(({ places }) => places.some((one) => one.view === view && reaches(one.polygon, at))),
  );
  const found = new Set(hits.flat().map(({ id }) => id));
  const done = threats.map(({ id }) => id).filter((id) => state.done.includes(id) || found.has(id));
  const data: Look = { wrong: hits.flatMap((hit, index) => (hit.length === 0 ? [index] : [])), left: threats.length - done.length };
  const complete = data.left === 0 && data.wrong.length === 0;
  return { ...state, done, data, complete, misses: state.misses + (complete ? 0 : 1) };
}

interface PutMark {
  view: number;
  at: Point;
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
      .flatMap((region) => placesOf(region).map((place): FoundRegion => ({ ...namedIn(region), ...place }))),
    placed:
      lab.type === "match"
        ? lab.pairs.filter(({ item }) => done.includes(item))
        : lab.type === "sort"
          ? lab.items.filter(({ id }) => done.includes(id)).map(({ id, group }) => ({ item: id, target: group }))
          : [],
    hint: lab.type === "hotspot" && misses >= missesBeforeHint ? hintOf(lab, done) : null,
    ...(lab.type === "sort" ? { reasons: reasonsOf(lab.items.filter(({ id }) => done.includes(id))) } : {}),
    ...(lab.type === "order" ? { order: orderIn(data), reasons: complete ? reasonsOf(lab.steps) : [] } : {}),
    ...(lab.type === "findThreat" ? searchView(lab, state) : {}),
  };
}

const namedIn = ({ id, label, feedback }: Pick<FoundRegion, "id" | "label" | "feedback">) => ({
  id,
  label,
  ...(feedback === undefined ? {} : { feedback }),
});
const reasonsOf = (things: readonly { id: number; why?: string | undefined }[]): { id: number; why: string }[] =>
  things.flatMap(({ id, why }) => (why === undefined ? [] : [{ id, why }]));

const orderIn = (data: unknown): number[] => (Array.isArray(data) ? data.filter((id) => typeof id === "number") : []);

const isLook = (data: unknown): data is Look => typeof data === "object" && data !== null && "wrong" in data && "left" in data;

/** What was found is named and shown; what was missed after some looks, for the next to be put on it. */
function searchView({ threats }: FindThreatLab, { done, misses, data }: LabState): Pick<LabView, "found" | "missed" | "looked"> {
  const shown = (found: boolean): FoundRegion[] =>
    threats
      .filter(({ id }) => done.includes(id) === found)
      .flatMap((threat) => threat.places.map((place) => ({ ...namedIn(threat), ...place })));
  return {
    found: shown(true),
    ...(isLook(data) ? { looked: { wrong: data.wrong, left: data.left } } : {}),
    ...(misses >= missesBeforeHint ? { missed: shown(false) } : {}),
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
