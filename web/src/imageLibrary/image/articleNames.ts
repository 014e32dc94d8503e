import type { CatalogueAnswer } from "@vigil/model/imageLibrary/catalogueKind";
import type { ArticleCount } from "@vigil/model/imageLibrary/articleCount";
import i18next from "i18next";
import { call } from "../../api.ts";

const names = new Map<string, string>();

const counts = new Map<string, number>();

/** How many images show an article, as far as that is known. */
export const articleImages = (article: string): number => counts.get(article) ?? 0;

/** What images show and the other kinds of threats in the catalogue; from then on it is known what they are called, and how many show each. */
export async function articleKinds(): Promise<string[]> {
  const [{ kinds }, shown] = await Promise.all([
    call<CatalogueAnswer>("GET", `catalogue?language=${i18next.language}`),
    call<ArticleCount[]>("GET", "images/articles").catch((): ArticleCount[] => []), // who may not count them may still choose
  ]);
  counts.clear();
  for (const { article, images } of shown) counts.set(article, images);
  const threats = kinds.filter(({ category }) => category !== null);
  for (const { kind, name } of threats) names.set(kind, (name as Readonly<Record<string, string>>)[i18next.language] ?? name.en);
  return [...new Set([...counts.keys(), ...threats.map(({ kind }) => kind)])];
}

/** What a threat article is called; one of no stock by its own name, in words. */
export const articleName = (article: string): string =>
  names.get(article) ?? article.replaceAll(/(?<=[a-z])[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`);
