import { threadWork } from "../../jobs/threadWork.ts";
import { articleFacts, type ArticleFacts } from "./articleFacts.ts";
import { articlePictures } from "./articlePicture.ts";
import { png } from "./png.ts";

/** The facts of all kinds, or the pictures of one. */
export type CatalogueOrder = string | null;
export type CatalogueResult = ArticleFacts[] | Uint8Array[];

threadWork(async (kind: CatalogueOrder): Promise<CatalogueResult> =>
  kind === null ? articleFacts() : (await articlePictures(kind)).map(({ width, height, rgb }) => png(width, height, rgb)),
);
