import { catalogue, isKind, makeArticle, type KindName } from "../catalogue/catalogue.ts";
import type { Kind } from "../catalogue/kind.ts";
import type { Room } from "../container/container.ts";
import type { Random } from "../random.ts";
import type { ThreatCategory } from "../solid.ts";
import { Layers, type Laid } from "./layers.ts";
import { loadOf, type Load } from "./load.ts";
import type { Profile, Weights } from "./profiles.ts";

const weighted = (random: Random, weights: Weights): KindName => {
  const entries = Object.entries(weights);
  let left = random.next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [kind, weight] of entries) {
    left -= weight;
    if (left < 0 && isKind(kind)) return kind;
  }
  throw new Error("A traveller's profile names no articles.");
};

const threatKind = (random: Random, category: ThreatCategory): string =>
  random.pick(Object.entries<Kind>(catalogue).flatMap(([name, made]) => (made.category === category ? [name] : [])));

const full = 0.82;
const mostCloth = 26;

/** Chooses a traveller's things and lays them in layers, cloth between them, until the bag is full. */
export const fill = (
  profile: Profile,
  room: Room,
  random: Random,
  threat: { category: ThreatCategory; kind?: string } | null,
): { laid: readonly Laid[]; threat: number | null } => {
  const choice = random.fork(3);
  const layers = new Layers(room);
  const places = random.fork(4);
  const count = choice.whole(profile.things[0], profile.things[1]);
  const extra = Array.from({ length: Math.max(0, count - profile.always.length) }, () => weighted(choice, profile.often));
  const things = choice.shuffle<string>([...profile.always, ...extra]);
  const hidden = choice.between(0.1, 0.6) * things.length;
  let made = 0;
  const load = (kind: string): Load => loadOf(makeArticle(kind, random.fork(100 + made++), true));
  const putCloth = () => layers.add(load(weighted(choice, profile.cloth)), places, 16);
  let cloth = 0;
  for (; cloth < 3; cloth++) putCloth();
  let threatLoad: Load | null = null;
  for (const [index, kind] of things.entries()) {
    if (threat && !threatLoad && index >= hidden) {
      const own = load(threat.kind ?? threatKind(choice, threat.category));
      if (layers.add(own, places, 40)) threatLoad = own;
    }
    layers.add(load(kind), places, 36);
    if (choice.chance(0.45) && cloth++ < mostCloth) putCloth();
  }
  let refused = 0;
  while (layers.fill < full && refused < 4 && cloth++ < mostCloth) if (!putCloth()) refused++;
  const found = layers.laid.findIndex((laid) => laid.load === threatLoad);
  return { laid: layers.laid, threat: found < 0 ? null : found };
};
