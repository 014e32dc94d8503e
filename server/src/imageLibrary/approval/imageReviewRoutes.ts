import { type ImageReview, imageReviewAnswer, mostReviewCounted } from "@vigil/model/imageLibrary/imageReview";
import { sql } from "kysely";
import { z } from "zod";
import type { App, House } from "../../house.ts";
import { caller } from "../../identity/access/caller.ts";
import { keepsShared } from "../../identity/access/keepsShared.ts";
import { approversOf } from "./approval.ts";

/** What waits for the asker's approval, and who may approve what the asker makes: said before anything is ordered. */
export const imageReviewRoutes = (app: App, { asDomain }: House): void => {
  app.get(
    "/api/imagereview",
    {
      config: { permission: "images:edit", reads: true },
      schema: {
        tags: ["images"],
        summary: "How many images wait for the asker's approval, and who may approve the asker's own",
        querystring: z.object({ shared: z.stringbool().default(false) }),
        response: { 200: imageReviewAnswer },
      },
    },
    (request): Promise<ImageReview> => {
      const asker = caller(request);
      const { domainId, userId, homeDomainId } = asker;
      const owned = keepsShared(asker) ? sql`true` : sql`i.owner_domain_id = ${domainId}`;
      const maker = sql`case when i.made_by is not null then i.made_by = ${userId} and i.made_by_domain_id = ${homeDomainId}
        else j.created_by = ${userId} and j.created_by_domain_id = ${homeDomainId} end`;
      return asDomain(domainId, async (tx) => {
        const { rows } = await sql<{ waiting: number; own: number }>`
          select count(*) filter (where own is not true)::integer as waiting, count(*) filter (where own)::integer as own
            from (select ${maker} as own from images i left join library_jobs j on j.id = i.library_job_id
              where i.state = 'draft' and ${owned} limit ${mostReviewCounted}) drafts`.execute(tx);
        const approvers = await approversOf(tx, domainId, request.query.shared, { userId, domainId: homeDomainId });
        return { ...rows[0]!, approvers };
      });
    },
  );
};
