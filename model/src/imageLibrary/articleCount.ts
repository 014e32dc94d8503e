import { z } from "zod";

/** GET images/articles: the threat articles that images show, the most frequent first. */
export const articleCounts = z.array(z.object({ article: z.string(), images: z.int() }));
export type ArticleCount = z.infer<typeof articleCounts>[number];
