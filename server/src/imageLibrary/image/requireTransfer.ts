import { sql } from "kysely";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";

/** Articles that are kept for tests are shown by the library, each named once, and leave practice something of every category. */
export async function requireTransfer(tx: Tx, libraryId: number, articles: readonly string[]): Promise<void> {
  if (articles.length === 0) return;
  const refuse = (code: "TransferArticleTwice" | "TransferArticleUnknown" | "TransferArticlesAll", article: string) =>
    new Problem(422, code, { field: "transferArticles", details: { article } });
  const twice = articles.find((article, at) => articles.indexOf(article) !== at);
  if (twice !== undefined) throw refuse("TransferArticleTwice", twice);
  const { rows } = await sql<{ article: string; category: string }>`select distinct article, category from images
    where library_id = ${libraryId} and kind = 'threat' and article is not null and state <> 'archived'`.execute(tx);
  const unknown = articles.find((article) => !rows.some((row) => row.article === article));
  if (unknown !== undefined) throw refuse("TransferArticleUnknown", unknown);
  const category = rows.find((row) => rows.every((other) => other.category !== row.category || articles.includes(other.article)));
  if (category !== undefined) throw refuse("TransferArticlesAll", category.article);
}
