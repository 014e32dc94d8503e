import { countedActiveMs } from "@vigil/model/attempt/activeTime";
import { confidences, type Confidence } from "@vigil/model/simulator/confidence";
import { contains } from "@vigil/model/attempt/distanceTo";
import { countsOf, isThreat, markImage, scoreOf, storedMark, threatKey, type Truth } from "@vigil/model/simulator/marking";
import { oddTimes } from "@vigil/model/simulator/oddities";
import { unmetCriteria } from "@vigil/model/simulator/passing";
import type { SessionSettings } from "@vigil/model/simulator/settings";
import type { MarkedLocation, SessionType, TruthPolygon } from "@vigil/model/simulator/wire";
import type { Random } from "@vigil/xray/random";
import { learnt, type Character } from "./character.ts";
import type { PlayedBag, PlayedSession } from "./played.ts";

export interface Bag extends Truth {
  id: number;
  kind: "innocent" | "threat";
  difficulty: number;
}

interface Sitting {
  type: SessionType;
  unitId: number | null;
  libraryId: number;
  settings: SessionSettings;
  bags: readonly Bag[];
  /** As the library orders them. */
  categories: readonly string[];
  character: Character;
  /** Sessions before this one. */
  practised: number;
  startedAt: Date;
}

/** What everybody finds easier or harder to see. */
const visible: Readonly<Record<string, number>> = {
  guns: 0.06,
  knives: -0.02,
  explosiveDevices: -0.09,
  dangerousGoods: -0.05,
  liquids: -0.12,
};

/** A session as somebody of this character takes it: what they decide is drawn, everything else follows from the product's own rules. */
export function playBags(sitting: Sitting, random: Random): PlayedSession {
  const { type, unitId, libraryId, settings, bags, startedAt } = sitting;
  let nowMs = 0;
  const played = bags.map((bag, position): PlayedBag => {
    const before = position === 0 ? random.between(900, 2500) : settings.feedback ? random.between(1500, 6000) : random.between(300, 800);
    const shownMs = tens(nowMs + before);
    const bagPlayed = decided(sitting, bag, { position, shownMs }, random);
    nowMs = bagPlayed.decidedMs;
    return bagPlayed;
  });
  const credits = played.map(({ credit }) => credit);
  const counts = countsOf(played.map(({ decision, credit }, position) => ({ truth: bags[position]!, decision, credit })));
  const score = scoreOf(credits);
  const unmet = unmetCriteria(settings, { score, counts, credits });
  const endMs = nowMs + tens(random.between(800, 3000));
  const heardMs = played.map(({ decidedMs }) => decidedMs);
  const times = played.map((bag) => ({ ...bag, issuedMs: bag.shownMs, receivedMs: bag.decidedMs }));
  const level = Math.round(bags.reduce((sum, { difficulty }) => sum + difficulty, 0) / bags.length);
  return {
    type,
    unitId,
    libraryId,
    settings: { ...settings, numberOfImages: bags.length, level },
    counts,
    unmet,
    bags: played,
    startedAt,
    endedAt: new Date(startedAt.getTime() + endMs),
    duration: Math.round(countedActiveMs({ heardMs, endMs, told: undefined }) / 1000),
    score: Math.round(score * 100),
    passed: unmet.length === 0,
    flags: oddTimes(settings, times),
  };
}

const tens = (ms: number): number => 10 * Math.round(ms / 10);

function decided(sitting: Sitting, bag: Bag, { position, shownMs }: { position: number; shownMs: number }, random: Random): PlayedBag {
  const { settings, character } = sitting;
  const hurried = character.hasty && random.chance(0.06);
  const took = hurried ? random.between(240, 460) : lookedMs(sitting, random);
  const limit = settings.imageTimerMs;
  const timedOut = limit > 0 && took >= limit;
  const decidedMs = shownMs + tens(timedOut ? limit : took);
  const stopped = random.chance(hurried ? 0.3 : isThreat(bag) ? seen(sitting, bag) : alarm(sitting));
  const given = timedOut ? nothing("VT") : stopped ? stop(bag, settings, random) : nothing("VP");
  const asked = settings.confidence && !timedOut && !random.chance(0.03);
  return {
    position,
    imageId: bag.id,
    shownMs,
    decidedMs,
    ...given,
    confidence: asked ? sureness(stopped === isThreat(bag), took, random) : null,
    ...markImage(bag, { ...given, markedLocations: given.marks }, settings),
  };
}

/** Whoever is right is surer more often than not, whoever looked long is not. */
function sureness(right: boolean, tookMs: number, random: Random): Confidence {
  const sure = (right ? 3.3 : 2.3) - (tookMs > 14_000 ? 0.5 : 0) + 0.8 * random.normal();
  return confidences.findLast((level) => level <= Math.round(sure)) ?? 1;
}

const nothing = (decision: string) => ({ decision, category: null, marks: [] });

function lookedMs({ character, practised, bags }: Sitting, random: Random): number {
  const seconds = learnt(character.seconds * 1.35, character.seconds, practised, character) * (bags.length > 10 ? 0.85 : 1);
  return 1000 * Math.max(1.2, seconds * Math.exp(0.42 * random.normal() - 0.09));
}

function seen({ character, practised, categories }: Sitting, { category, difficulty }: Bag): number {
  const usual = learnt(character.first, character.best, practised, character);
  const weak = category !== null && category === categories[character.weakness % categories.length] ? 0.18 : 0;
  return Math.min(0.99, Math.max(0.08, usual + (visible[category ?? ""] ?? 0) - weak - 0.03 * (difficulty - 2)));
}

const alarm = ({ character, practised }: Sitting): number => learnt(0.34, character.alarms, practised, character);

/** Whoever stops a bag with a threat has seen it: the marks are on it, the name and the letter are right more often than not. */
function stop(bag: Bag, settings: SessionSettings, random: Random) {
  const letter = isThreat(bag) && random.chance(0.93) ? bag.decision : random.pick(["H", "R"] as const);
  const right = isThreat(bag) && random.chance(0.94);
  const category = settings.categoryRequired ? (right ? bag.category : "otherWeapons") : null;
  const marks = !settings.markRequired ? [] : isThreat(bag) ? onThreats(bag, random) : [elsewhere(random)];
  return { decision: `V${letter}`, category, marks: marks.map(storedMark) };
}

/** One mark on each threat, in a view that shows it. */
function onThreats({ threats }: Truth, random: Random): MarkedLocation[] {
  const known = new Map(threats.toReversed().map((polygon) => [threatKey(polygon), polygon]));
  const marks = [...known.values()].map(within);
  return random.chance(0.04) ? [...marks, elsewhere(random)] : marks;
}

function within({ view, points }: TruthPolygon): MarkedLocation {
  const mean = (of: 0 | 1) => Math.round(points.reduce((sum, point) => sum + point[of], 0) / points.length);
  const middle = { x: mean(0), y: mean(1) };
  const [corner] = points;
  return contains(points, middle) || corner === undefined ? { ...middle, view } : { x: corner[0], y: corner[1], view };
}

const elsewhere = (random: Random): MarkedLocation => ({ x: random.whole(120, 700), y: random.whole(120, 500), view: 0 });
