import type { CatalogueAnswer } from "@vigil/model/imageLibrary/catalogueKind";
import i18next from "i18next";
import { call } from "../../api.ts";

const names = new Map<string, string>();

/** The kinds of threats in the catalogue; from then on it is known what they are called. */
export async function articleKinds(): Promise<string[]> {
  const { kinds } = await call<CatalogueAnswer>("GET", "catalogue");
  const threats = kinds.filter(({ category }) => category !== null);
  for (const { kind, name } of threats) names.set(kind, (name as Readonly<Record<string, string>>)[i18next.language] ?? name.en);
  return threats.map(({ kind }) => kind);
}

/** What a threat article is called; one of no stock by its own name. */
export const articleName = (article: string): string => names.get(article) ?? article.replaceAll(/(?<=[a-z])(?=[A-Z])/gu, " ");
