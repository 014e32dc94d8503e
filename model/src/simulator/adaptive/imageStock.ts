import type { AdaptiveCandidate } from "./adaptiveCandidate.ts";

/** What the session has taken of an article, and how fresh it still is from sessions before (`freshArticles`). */
interface ArticleInHand {
  fresh: number;
  times: number;
}

/** A candidate with what holds for it throughout a session, worked out once. */
export interface InHand<C> {
  candidate: C;
  article: ArticleInHand | null;
  /** What it is further from any aim for having been shown more than others. */
  worn: number;
  taken: boolean;
}

/** One of so many that fit best is taken by chance, so that nobody can work out which comes. */
const nearest = 8;
/** What was shown twice as often as others counts as so much further from the aim. */
const wornCost = 0.1;

/** What can still be taken of one kind. */
export class ImageStock<C extends AdaptiveCandidate> {
  readonly all: readonly InHand<C>[];
  readonly #random: () => number;
  #left: number;

  constructor(candidates: readonly C[], kind: AdaptiveCandidate["kind"], fresh: ReadonlyMap<string, number>, random: () => number) {
    const own = candidates.filter((candidate) => candidate.kind === kind).toSorted((one, other) => one.id - other.id);
    const usual = 1 + own.reduce((sum, { shown }) => sum + shown, 0) / Math.max(1, own.length);
    const articles = new Map<string, ArticleInHand>();
    this.all = own.map((candidate) => {
      const { article: name, shown } = candidate;
      const article = name === null ? null : (articles.get(name) ?? { fresh: fresh.get(name) ?? 0, times: 0 });
      if (name !== null && article !== null) articles.set(name, article);
      return { candidate, article, worn: wornCost * Math.max(0, shown / usual - 1), taken: false };
    });
    this.#left = own.length;
    this.#random = random;
  }

  get left(): number {
    return this.#left;
  }

  take(one: InHand<C>): void {
    one.taken = true;
    this.#left -= 1;
    if (one.article !== null) one.article.times += 1;
  }

  /** One of those that fit best: what was not seen first, then what was seen longest ago; of those what is least off, and shown least to others. */
  best(among: readonly InHand<C>[], off: (one: InHand<C>) => number): InHand<C> | null {
    const ranked: { one: InHand<C>; off: number }[] = [];
    for (const one of among) {
      if (one.taken) continue;
      const first = ranked[0];
      if (first !== undefined && one.candidate.lastSeen > first.one.candidate.lastSeen) continue;
      if (first !== undefined && one.candidate.lastSeen < first.one.candidate.lastSeen) ranked.length = 0;
      const away = off(one) + one.worn;
      if (ranked.length === nearest) {
        if (away >= ranked[nearest - 1]!.off) continue;
        ranked.pop();
      }
      let place = ranked.length;
      while (place > 0 && ranked[place - 1]!.off > away) place -= 1;
      ranked.splice(place, 0, { one, off: away });
    }
    return ranked[Math.floor(this.#random() * ranked.length)]?.one ?? null;
  }
}
