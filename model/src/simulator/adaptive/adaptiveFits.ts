export interface LibraryCounts {
  threats: number;
  innocents: number;
  /** Of its threats. */
  categories: number;
  articles: number;
}

/** A choice needs several images for each it takes, and something to choose between. */
const perImage = 3;
const leastCategories = 2;
const leastArticles = 6;

/** What a library lacks for sessions of so many images that are chosen for their learner; null where it is large enough. */
export function adaptiveLack(
  { threats, innocents, categories, articles }: LibraryCounts,
  { images, threatShare }: { images: number; threatShare: number },
): { what: "threats" | "innocents" | "categories" | "articles"; has: number; needs: number } | null {
  const needs = {
    threats: Math.ceil(perImage * images * threatShare),
    innocents: Math.ceil(perImage * images * (1 - threatShare)),
    categories: leastCategories,
    articles: leastArticles,
  };
  const has = { threats, innocents, categories, articles };
  for (const what of ["threats", "innocents", "categories", "articles"] as const)
    if (has[what] < needs[what]) return { what, has: has[what], needs: needs[what] };
  return null;
}
