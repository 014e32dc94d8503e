import { catalogue, makeArticle } from "../catalogue/catalogue.ts";
import type { Kind } from "../catalogue/kind.ts";
import type { Room } from "../container/container.ts";
import type { Random } from "../random.ts";
import type { ThreatCategory } from "../solid.ts";
import { Layers, type Laid } from "./layers.ts";
import { loadOf, tipped, type Load } from "./load.ts";
import type { Profile } from "./profile.ts";
import type { Weights } from "./weights.ts";
import { rectangleWithin, wallsOf } from "./walls.ts";
import { weighted } from "./weighted.ts";

const threatKind = (random: Random, category: ThreatCategory): string =>
  random.pick(Object.entries<Kind>(catalogue).flatMap(([name, made]) => (made.category === category ? [name] : [])));

const mostCloth = 40;
/** Things left out, one after the other, before the bag counts as full. */
const refusals = 9;
const small: Weights = { socks: 4, underwear: 2, rolledShirt: 1 };

export const makeThreat = (random: Random, { category, kind }: { category: ThreatCategory; kind?: string }): Load => {
  const source = random.fork(50);
  return loadOf(tipped(makeArticle(kind ?? threatKind(source, category), random.fork(51), true), source, 0.25));
};

export const fits = ({ half }: Load, room: Room): boolean => {
  const plan = [half[0], half[1]] as const;
  if (room.outline && ![[1, 0] as const, [0, 1] as const].some(([c, s]) => rectangleWithin(wallsOf(room), [0, 0], plan, c, s)))
    return false;
  const [short, long] = room.halfX < room.halfY ? [room.halfX, room.halfY] : [room.halfY, room.halfX];
  return Math.min(half[0], half[1]) <= short && Math.max(half[0], half[1]) <= long && 2 * half[2] <= room.height;
};

/** Chooses a traveller's things and lays them in layers, cloth between them, until the bag is full. */
export const fill = (profile: Profile, room: Room, random: Random, threat: Load | null, early = false): readonly Laid[] => {
  const choice = random.fork(3);
  const layers = new Layers(room);
  const places = random.fork(4);
  const count = choice.whole(profile.things[0], profile.things[1]);
  const wanted: string[] = [...profile.always];
  while (wanted.length < count) {
    // A second one of a kind is rare.
    const kind = weighted(choice, profile.often);
    if (!wanted.includes(kind) || choice.chance(0.12)) wanted.push(kind);
  }
  let made = 0;
  const load = (kind: string): Load => loadOf(tipped(makeArticle(kind, random.fork(100 + made++), true), choice, 0.13));
  // Large things go in early, as a rule.
  const things = wanted
    .map((kind) => load(kind))
    .map((thing) => ({ thing, key: thing.half[0] * thing.half[1] * choice.between(0.2, 1.8) }))
    .toSorted((a, b) => b.key - a.key)
    .map(({ thing }) => thing);
  const hidden = early ? 0 : choice.between(0, 0.32) * things.length;
  let cloth = 0;
  const putCloth = (weights: Weights): boolean => cloth++ < mostCloth && layers.add(load(weighted(choice, weights)), places, 14);
  const bedding = room.full > 0.5 && !early ? choice.whole(1, 3) : 0;
  for (let index = 0; index < bedding; index++) putCloth(profile.cloth);
  for (const [index, thing] of things.entries()) {
    if (threat && index >= hidden && !layers.holds(threat)) layers.add(threat, places, 40);
    layers.add(thing, places, 30);
    if (choice.chance(room.full > 0.5 ? 0.4 : 0.12)) putCloth(profile.cloth);
  }
  for (let refused = 0; layers.fill < room.full && refused < refusals;) if (!putCloth(refused < 3 ? profile.cloth : small)) refused++;
  if (threat && !early && !layers.holds(threat)) return fill(profile, room, random, threat, true);
  return layers.laid;
};
