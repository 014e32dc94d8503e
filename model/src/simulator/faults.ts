import { distanceTo } from "../attempt/distanceTo.ts";
import { partsOf, wasDecided } from "./decisionCode.ts";
import {
  foundBy,
  isMiscalled,
  isThreat,
  isTooLarge,
  middleOf,
  threatKey,
  type MarkedDecision,
  type Requirements,
  type Truth,
} from "./marking.ts";
import { thingUnder } from "./thingUnder.ts";
import { distanceToBody, middleOfMark, overlapsTooLarge, volumeView } from "./volumeMarks.ts";
import type { DecisionLetter, MarkedLocation, ThreatBody, TruthPolygon } from "./wire.ts";

/** What was wrong about one decision, so that it can be said. Marks are told by their place, from 0; names are those of the bag's truth. */
export type DecisionFault =
  | { kind: "timeOver" }
  | { kind: "undecided" }
  | { kind: "missed"; names: readonly string[] }
  | { kind: "stopped" }
  | { kind: "letter"; right: DecisionLetter }
  | { kind: "category"; right: string | null }
  | { kind: "beside"; mark: number; name: string; pixels: number }
  | { kind: "besideInVolume"; mark: number; name: string; millimetres: number }
  | { kind: "tooLarge"; mark: number; name: string }
  | { kind: "onInnocent"; mark: number; name: string }
  | { kind: "onNothing"; mark: number }
  | { kind: "unmarked"; names: readonly string[] };

/** So near a threat a mark was meant for it, whatever else lies there. */
const meantPixels = 40;

/** Everything that kept a decision from full credit, the gravest first; nothing where it earned it. */
export function faultsOf(truth: Truth, given: MarkedDecision, required: Requirements, innocents: readonly TruthPolygon[]): DecisionFault[] {
  if (!wasDecided(given.decision)) return [{ kind: "undecided" }];
  const { letter, timedOut } = partsOf(given.decision ?? "");
  const late: DecisionFault[] = timedOut ? [{ kind: "timeOver" }] : [];
  const stopped = letter === "H" || letter === "R";
  if (!isThreat(truth)) {
    if (late.length > 0 || letter === truth.decision) return late;
    if (truth.decision !== "P") return [{ kind: "letter", right: truth.decision }];
    return [{ kind: "stopped" }, ...given.markedLocations.flatMap((mark, place) => onInnocent(mark, place, innocents))];
  }
  if (!stopped) return [...late, { kind: "missed", names: namesOf(truth.threats) }];
  return [
    ...late,
    ...(letter === truth.decision ? [] : [{ kind: "letter", right: truth.decision } as const]),
    ...(isMiscalled(truth, given, required) ? [{ kind: "category", right: truth.category } as const] : []),
    ...(required.markRequired ? markFaults(truth, given.markedLocations, required, innocents) : []),
  ];
}

function markFaults(
  truth: Truth,
  marks: readonly MarkedLocation[],
  { multipleMarks }: Requirements,
  innocents: readonly TruthPolygon[],
): DecisionFault[] {
  const { threats, bodies = [] } = truth;
  const wrong = marks.flatMap((mark, place) => {
    if (foundBy(truth, mark).length > 0) return [];
    return [mark.view === volumeView ? volumeFault(bodies, mark, place) : markFault(threats, mark, place, innocents)];
  });
  const reached = new Set(marks.flatMap((mark) => foundBy(truth, mark)));
  const left = namesOf([...threats, ...bodies].filter((threat) => !reached.has(threatKey(threat))));
  // the one whose mark missed is told by its mark
  const told = wrong.flatMap((fault) => ("name" in fault && fault.kind !== "onInnocent" ? [fault.name] : []));
  const unmarked = left.filter((name) => !told.includes(name));
  const asked = multipleMarks || reached.size === 0;
  return asked && unmarked.length > 0 ? [...wrong, { kind: "unmarked", names: unmarked }] : wrong;
}

function markFault(threats: Truth["threats"], mark: MarkedLocation, place: number, innocents: readonly TruthPolygon[]): DecisionFault {
  const here = threats.filter(({ view }) => view === (mark.view ?? 0));
  const [nearest] = here
    .map(({ name, points }) => ({ name, points, pixels: distanceTo(points, middleOf(mark)) }))
    .toSorted((one, other) => one.pixels - other.pixels);
  if (nearest !== undefined && nearest.pixels <= meantPixels) {
    const { name, points, pixels } = nearest;
    return isTooLarge(points, mark)
      ? { kind: "tooLarge", mark: place, name }
      : { kind: "beside", mark: place, name, pixels: Math.round(pixels) };
  }
  const [innocent] = onInnocent(mark, place, innocents);
  if (innocent !== undefined) return innocent;
  if (nearest === undefined) return { kind: "onNothing", mark: place };
  return { kind: "beside", mark: place, name: nearest.name, pixels: Math.round(nearest.pixels) };
}

function volumeFault(bodies: readonly ThreatBody[], mark: MarkedLocation, place: number): DecisionFault {
  const around = bodies.find((body) => overlapsTooLarge(body, mark));
  if (around !== undefined) return { kind: "tooLarge", mark: place, name: around.name };
  const [nearest] = bodies
    .map((body) => ({ name: body.name, millimetres: Math.round(distanceToBody(body, middleOfMark(mark))) }))
    .toSorted((one, other) => one.millimetres - other.millimetres);
  return nearest === undefined ? { kind: "onNothing", mark: place } : { kind: "besideInVolume", mark: place, ...nearest };
}

function onInnocent(mark: MarkedLocation, place: number, innocents: readonly TruthPolygon[]): DecisionFault[] {
  const thing = thingUnder(mark, innocents);
  return thing === undefined ? [] : [{ kind: "onInnocent", mark: place, name: thing.name }];
}

const namesOf = (threats: readonly { name: string }[]): string[] => [...new Set(threats.map(({ name }) => name))];
