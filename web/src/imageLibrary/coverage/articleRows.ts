import type { CatalogueKind } from "@vigil/model/imageLibrary/catalogueKind";
import type { LibraryCoverage } from "./coverageQuery.ts";

export const articleOrders = ["category", "fewest", "missing"] as const;
export type ArticleOrder = (typeof articleOrders)[number];

export interface ArticleNarrowing {
  words: string;
  /** Empty for all. */
  category: string;
  /** Only kinds of which some articles are never shown. */
  missing: boolean;
  order: ArticleOrder;
}

export interface ArticleRow {
  kind: CatalogueKind;
  /** In how many images each article is, the first one's count first. */
  counts: number[];
  images: number;
  shown: number;
}

/** Every kind of threat with the counts of its numbered articles, those that are never shown included. */
export const articleRows = (kinds: readonly CatalogueKind[], perKind: number, articles: LibraryCoverage["articles"]): ArticleRow[] =>
  kinds.flatMap((kind) => {
    if (kind.category === null) return [];
    const own = new Map(articles.filter((article) => article.kind === kind.kind).map(({ number, count }) => [number, count]));
    const counts = Array.from({ length: perKind }, (_, at) => own.get(at + 1) ?? 0);
    return [{ kind, counts, images: counts.reduce((sum, count) => sum + count, 0), shown: counts.filter((count) => count > 0).length }];
  });

export const narrowedRows = (rows: readonly ArticleRow[], { words, category, missing, order }: ArticleNarrowing): ArticleRow[] => {
  const wanted = words.trim().toLocaleLowerCase();
  const found = rows.filter(
    ({ kind, counts, shown }) =>
      (category === "" || kind.category === category) &&
      (!missing || shown < counts.length) &&
      Object.values(kind.name).join(" ").toLocaleLowerCase().includes(wanted),
  );
  if (order === "category") return found;
  return found.toSorted((a, b) => (order === "fewest" ? a.images - b.images : a.shown - b.shown));
};
