import { makeArticle, type MadeArticle } from "../catalogue/catalogue.ts";
import { nested } from "../catalogue/nested.ts";
import type { Room } from "../container/container.ts";
import type { Random } from "../random.ts";
import type { Concealment } from "./concealment.ts";
import { isPlate } from "./isPlate.ts";
import { Layers, type Laid } from "./layers.ts";
import { loadOf, tipped, type Load } from "./load.ts";
import type { Profile } from "./profile.ts";
import type { Weights } from "./weights.ts";
import { rectangleWithin, wallsOf } from "./walls.ts";
import { weighted } from "./weighted.ts";

const mostCloth = 40;
/** Things left out, one after the other, before the bag counts as full. */
const refusals = 9;
/** Layers of cloth that are laid before the things, and how often one comes between them: where cloth lies no thing finds room. */
const BEDDING = [0, 1] as const;
const AMONG = 0.12;
/** How often a thing that is no plate stands on its edge or end: from the side it is met then, and narrow gaps are filled. */
const ON_EDGE = 0.25;
/** Of the things wanted some find no room, so a few more are: the small ones among them fill hollows. */
const MORE = 1.15;
const small: Weights = { socks: 4, underwear: 2, rolledShirt: 1 };

export const fits = ({ half }: Load, room: Room): boolean => {
  const plan = [half[0], half[1]] as const;
  if (room.outline && ![[1, 0] as const, [0, 1] as const].some(([c, s]) => rectangleWithin(wallsOf(room), [0, 0], plan, c, s)))
    return false;
  const [short, long] = room.halfX < room.halfY ? [room.halfX, room.halfY] : [room.halfY, room.halfX];
  return Math.min(half[0], half[1]) <= short && Math.max(half[0], half[1]) <= long && 2 * half[2] <= room.height;
};

/** How many of the things are laid before the threat, as a share, if it still fits then. */
const turns: Record<Concealment, readonly [number, number]> = { open: [1, 1], covered: [0.05, 0.32], inside: [0.05, 0.45] };
/** A threat that would reach higher than this goes in now: later it would not fit. */
const highest = 0.72;

/**
 * Two of three laptops, books and folders go in first, along the back on which the bag lies; the rest aslant upon other things, where some
 * of them find no room: two of three that are in a bag lie along its back.
 */
const ALONG_THE_BACK = 0.68;
/** How steeply those are laid (things slide a little flatter: twelve degrees are left), by how much sooner than by their size, and the places tried. */
const ASLANT = { steep: 0.2, sooner: 1.6, tries: 80 };
/** Places tried for other things. */
const TRIES = 40;

/** Pouches go in while there is room for them; what is in them would find none by itself either. */
const isPouch = ({ article: { kind } }: Load): boolean => kind in nested;
const POUCH_SOONER = 4;

/** How one of a bag's things is packed: the threat where there is one, else a thing of the traveller's, so that the way of packing tells nothing. */
export interface HeldThing {
  /** The threat; any of the things where there is none. */
  load: Load | null;
  concealment: Concealment;
}

export interface Filled {
  laid: readonly Laid[];
  /** What is to lie open: it comes upon everything else. */
  onTop: Load | null;
  /** What found no room in the layers. */
  left: readonly Load[];
}

/** The things of a bag that is filled again, by their number and kind: they are the same ones, and making them takes a fifth of packing. */
export type MadeBefore = Map<string, MadeArticle>;

/** Chooses a traveller's things and lays them in layers, cloth between them, until the bag is full. */
export const fill = (
  profile: Profile,
  room: Room,
  random: Random,
  { load: threat, concealment }: HeldThing,
  before: MadeBefore,
  early = false,
): Filled => {
  const choice = random.fork(3);
  const layers = new Layers(room);
  const places = random.fork(4);
  const count = Math.round(choice.whole(...profile.things) * (room.full > 0.5 ? MORE : 1));
  const wanted: string[] = [...profile.always];
  for (const { chance, of } of profile.occasions) if (choice.chance(chance)) wanted.push(weighted(choice, of));
  while (wanted.length < count) {
    // A second one of a kind is rare.
    const kind = weighted(choice, profile.often);
    if (!wanted.includes(kind) || choice.chance(0.12)) wanted.push(kind);
  }
  let made = 0;
  const load = (kind: string): Load => {
    const number = 100 + made++;
    const name = `${number} ${kind}`;
    const thing = before.get(name) ?? makeArticle(kind, random.fork(number), true);
    before.set(name, thing);
    return loadOf(isPlate(thing) ? thing : tipped(thing, choice, ON_EDGE));
  };
  // Large things go in early, as a rule.
  const slant = random.fork(15);
  const aslant = new Map<Load, number>();
  const behind = new Set<Load>();
  const things = wanted
    .map((kind) => load(kind))
    .map((thing) => {
      const key = thing.half[0] * thing.half[1] * choice.between(0.2, 1.8) * (isPouch(thing) ? POUCH_SOONER : 1);
      if (!isPlate(thing)) return { thing, key };
      if (slant.chance(ALONG_THE_BACK)) behind.add(thing);
      else aslant.set(thing, Math.abs(slant.normal()) * ASLANT.steep);
      return { thing, key: key * (aslant.has(thing) ? ASLANT.sooner : 1) };
    })
    .toSorted((a, b) => b.key - a.key)
    .map(({ thing }) => thing);
  // What a threat is hidden in comes instead of another thing.
  const given = threat && !threat.hidden ? undefined : things.splice(random.fork(13).whole(0, things.length - 1), 1)[0];
  const held = threat ?? given;
  if (held) held.held = true;
  for (const thing of things) if (behind.has(thing)) layers.add(thing, places, TRIES);
  const turn = early ? 0 : choice.between(...turns[concealment]) * things.length;
  let cloth = 0;
  const putCloth = (weights: Weights): boolean => cloth++ < mostCloth && layers.add(load(weighted(choice, weights)), places, 14);
  const bedding = room.full > 0.5 && !early ? choice.whole(...BEDDING) : 0;
  for (let index = 0; index < bedding; index++) putCloth(profile.cloth);
  const onTop = concealment === "open" && held ? held : null;
  const putHeld = (index: number): void => {
    if (!held || onTop || layers.holds(held)) return;
    if (index >= turn || layers.reachOf(held, places, 16) > highest) layers.add(held, places, 60);
  };
  for (const [index, thing] of things.entries()) {
    putHeld(index);
    if (!behind.has(thing)) layers.add(thing, places, aslant.has(thing) ? ASLANT.tries : TRIES, aslant.get(thing));
    if (choice.chance(AMONG)) putCloth(profile.cloth);
  }
  putHeld(Infinity);
  for (let refused = 0; layers.fill < room.full && refused < refusals;) if (!putCloth(refused < 3 ? profile.cloth : small)) refused++;
  if (threat && !onTop && !early && !layers.holds(threat)) return fill(profile, room, random, { load: threat, concealment }, before, true);
  return { laid: layers.laid, onTop, left: things.filter((thing) => !thing.soft && !layers.holds(thing)) };
};
