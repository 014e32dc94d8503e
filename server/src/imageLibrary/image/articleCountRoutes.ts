import { articleCounts, type ArticleCount } from "@vigil/model/imageLibrary/articleCount";
import { sql } from "kysely";
import type { App, House } from "../../house.ts";
import { caller } from "../../identity/access/caller.ts";

const most = 1000;

/** What the filter of images offers; for those who may know what is true about them. */
export const articleCountRoutes = (app: App, { asDomain }: House): void => {
  app.get(
    "/api/images/articles",
    {
      config: { permission: "images:edit" },
      schema: { tags: ["images"], summary: "Which threat articles images show, and how many", response: { 200: articleCounts } },
    },
    (request) =>
      asDomain(caller(request).domainId, async (tx) => {
        const { rows } = await sql<ArticleCount>`select article, count(*)::int as images from images
          where article is not null group by article order by images desc, article limit ${most}`.execute(tx);
        return rows;
      }),
  );
};
