import { shuffle } from "../../attempt/shuffle.ts";
import { freshestFirst, takeEvenly, type Algorithm, type Candidate } from "../selection.ts";
import { inBurst, type Watch } from "./watch.ts";

/** Every second bag of a burst, on the average, has a threat. */
const burstThreatShare = 0.5;

/**
 * The images of a watch in their order. Half of each burst are threats; of the bags between, each is one by its own chance, so that nobody knows that
 * none comes after the last one, but of as many as make one likely at least one is. Where threats are lacking innocent bags come instead, and where
 * those are lacking the watch is shorter.
 */
export function chooseWatch(
  candidates: readonly Candidate[],
  count: number,
  algorithm: Algorithm,
  watch: Watch,
  random: () => number,
): Candidate[] {
  const fresh = (kind: Candidate["kind"]): Candidate[] =>
    freshestFirst(
      candidates.filter((candidate) => candidate.kind === kind),
      algorithm,
      random,
    );
  const [threats, innocents] = [takeEvenly(fresh("threat")), fresh("innocent")];
  const chosen: Candidate[] = [];
  for (const wantsThreat of threatPlaces(count, watch, random)) {
    const next = (wantsThreat ? threats.shift() : undefined) ?? innocents.shift();
    if (next === undefined) break;
    chosen.push(next);
  }
  return chosen;
}

function threatPlaces(count: number, watch: Watch, random: () => number): boolean[] {
  const places = Array.from({ length: count }, () => false);
  const [inBursts, between] = [true, false].map((burst) => places.flatMap((_, index) => (inBurst(watch, index) === burst ? [index] : [])));
  for (const burst of Map.groupBy(inBursts!, (index) => Math.floor(index / watch.burstEvery)).values())
    for (const index of shuffle(burst, random).slice(0, Math.round(burst.length * burstThreatShare))) places[index] = true;
  const drawn = between!.filter(() => random() < 1 / watch.oneIn);
  const atLeastOne = drawn.length === 0 && between!.length >= watch.oneIn ? [between![Math.floor(random() * between!.length)]!] : drawn;
  for (const index of atLeastOne) places[index] = true;
  return places;
}
