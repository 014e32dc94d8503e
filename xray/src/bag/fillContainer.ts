import type { Container } from "../container/container.ts";
import { containers, type ContainerKind } from "../container/containers.ts";
import { coverWith } from "../packing/coverWith.ts";
import { drawConcealment, type Concealment } from "../packing/concealment.ts";
import { drawGhost } from "../packing/drawGhost.ts";
import { fill, fits, type HeldThing, type MadeBefore } from "../packing/fill.ts";
import { forHold } from "../packing/forHold.ts";
import { forSmall } from "../packing/forSmall.ts";
import { lie } from "../packing/lie.ts";
import type { Load } from "../packing/load.ts";
import type { Lying } from "../packing/lying.ts";
import { makeThreat } from "../packing/makeThreat.ts";
import type { Profile } from "../packing/profile.ts";
import { profiles } from "../packing/profiles.ts";
import { stuff } from "../packing/stuff.ts";
import { takeOut } from "../packing/takeOut.ts";
import { tuck } from "../packing/tuck.ts";
import { keyOf, seededRandom, type Random } from "../random.ts";
import type { Article, Placement, ThreatCategory } from "../solid.ts";

export interface PackRecipe {
  seed: number;
  threat: null | { category: ThreatCategory; kind?: string };
  /** How the threat is packed; without one, the ghost that the container is packed around. */
  concealment?: Concealment;
  profile?: string;
  containers?: readonly string[];
  /** It goes into the hold. */
  hold?: boolean;
}

class TooLarge extends Error {}
/** There is no such bag; whatever else went wrong goes on. */
const tooLarge = (error: unknown): null => {
  if (error instanceof TooLarge) return null;
  throw error;
};

/** One the traveller would take; a larger one when the threat would not go in. */
const chooseContainer = (random: Random, kinds: readonly ContainerKind[], threat: Load | null, wanted?: readonly string[]): Container => {
  const order: ContainerKind[] = [...random.shuffle(kinds), "softSuitcase", "holdall", "hardSuitcase"];
  const made = order.flatMap((kind, index) => (wanted?.includes(kind) === false ? [] : [() => containers[kind](random.fork(10 + index))]));
  for (const make of made) {
    const container = make();
    if (!threat || fits(threat, container.room)) return container;
  }
  throw new TooLarge("The threat is larger than every bag.");
};

export interface FilledContainer {
  container: Container;
  profile: string;
  /** In the container's own coordinates, as it stands upright. */
  articles: { article: Article; placement: Placement }[];
  threat: number | null;
  concealment?: Concealment;
  host?: number;
}

/** What was filled around something, and whether that went in. */
interface Filled {
  filled: FilledContainer;
  went: boolean;
}

/** Room beside what is to lie on top. */
const SLACK = 6;

/** Packs the things so that so many millimetres stay free under the lid for what is to lie open; null when it found no room there. */
const packInto = async (
  profile: Profile,
  { room, open }: Container,
  held: HeldThing,
  random: Random,
  before: MadeBefore,
  free: number,
): Promise<Lying[] | null> => {
  const lower = free === 0 ? room : { ...room, height: Math.max(SLACK, room.height - free - SLACK) };
  const { laid, onTop, left } = fill(profile, lower, random, held, before);
  const { lying: settled, occupied } = await lie(laid, lower);
  const hollows = open ? [] : left;
  // where room is kept under the lid, it is kept for what is to lie there and for nothing else
  const lying = [...settled, ...(free === 0 ? tuck(hollows, lower, occupied, random.fork(14)) : [])];
  const stuffed = open ? [] : stuff(profile.cloth, lower, occupied, random.fork(8));
  const packed = [...lying, ...stuffed];
  const covered = held.concealment === "covered" ? packed.find((each) => each.held === true) : undefined;
  const spread = coverWith(profile.cloth, room, occupied, random.fork(6), { covered, onTop, beside: free === 0 ? [] : hollows });
  const missing = onTop && onTop === held.load && !spread.some(({ article }) => article === onTop.article);
  return missing ? null : [...packed, ...spread];
};

/** Fills a container around a threat, which may be a ghost, or around one of the traveller's own things where there is none. */
const fillAround = async (recipe: PackRecipe, random: Random, ghost: PackRecipe["threat"] = null): Promise<Filled> => {
  const profileName = recipe.profile ?? random.pick(Object.keys(profiles));
  const traveller = profiles[profileName];
  if (!traveller) throw new Error(`There is no traveller profile "${profileName}".`);
  const profile = recipe.hold === true ? forHold(traveller) : traveller;
  const concealment = recipe.concealment ?? drawConcealment(random.fork(11));
  const packedFor = recipe.threat ?? ghost;
  const held = packedFor ? makeThreat(random.fork(5), packedFor, concealment, ghost !== null) : { load: null, concealment };
  const container = chooseContainer(random.fork(1), profile.containers, held.load, recipe.containers);
  const carried = container.small ? forSmall(profile) : profile;
  const before: MadeBefore = new Map();
  const packed =
    (await packInto(carried, container, held, random, before, 0)) ??
    (await packInto(carried, container, held, random, before, 2 * (held.load?.half[2] ?? 0))) ??
    [];
  const articles = packed.map(({ article, placement }) => ({ article, placement }));
  // One of the things packed, if it went in at all.
  const at = articles.findIndex(({ article }) => article.category !== null);
  const threat = at < 0 ? null : at;
  const filled = {
    container,
    profile: profileName,
    articles,
    threat,
    ...(threat === null ? {} : { concealment: held.concealment }),
    // A thing lies right before what is hidden in it.
    ...(held.load?.hidden && threat !== null ? { host: threat - 1 } : {}),
  };
  // In what a ghost is hidden in something innocent is kept instead.
  return { filled, went: threat !== null || packed.some(({ held: own }) => own === true) };
};

/** What it is without its ghost, of which nothing is told either. Nothing lay upon one that lay open; of a hidden one there is but its room. */
const withoutGhost = ({ container, profile, articles, threat: ghost, concealment }: FilledContainer): FilledContainer => ({
  container,
  profile,
  articles: ghost === null ? articles : concealment === "covered" ? takeOut(articles, ghost, container.room) : articles.toSpliced(ghost, 1),
  threat: null,
});

/** How often an innocent container is packed around another ghost when there was no room for it: as often as one with a threat. */
const GHOSTS = 12;

/**
 * Fills a container as the recipe says; the same recipe always fills the same one. Without a threat it is packed around a ghost, which is
 * taken out again; what not one of them goes into is packed around one of the traveller's own things.
 */
export const fillContainer = async (recipe: PackRecipe, random: Random = seededRandom(recipe.seed)): Promise<FilledContainer> => {
  if (recipe.threat) return (await fillAround(recipe, random)).filled;
  for (let attempt = 0; attempt < GHOSTS; attempt++) {
    const own = attempt === 0 ? random : seededRandom(keyOf(recipe.seed, attempt));
    const around = await fillAround(recipe, own, drawGhost(own)).catch(tooLarge);
    if (around?.went === true) return withoutGhost(around.filled);
  }
  return (await fillAround(recipe, random)).filled;
};
