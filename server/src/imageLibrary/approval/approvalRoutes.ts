import { approvalAnswer } from "@vigil/model/imageLibrary/approval";
import { z } from "zod";
import type { App, House } from "../../house.ts";
import { caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import { approversOf, isMaker, makersOf, nameOf } from "./approval.ts";

/** Who made an image, who has brought it into use, and who may. */
export const approvalRoutes = (app: App, { asDomain }: House): void => {
  app.get(
    "/api/images/:id/approval",
    {
      config: { permission: "images:edit" },
      schema: {
        tags: ["images"],
        summary: "Who made an image and who may approve it",
        params: z.object({ id: z.coerce.number().int().positive() }),
        response: { 200: approvalAnswer },
      },
    },
    (request) => {
      const asker = caller(request);
      const { id } = request.params;
      return asDomain(asker.domainId, async (tx) => {
        const image = await tx
          .selectFrom("images")
          .select([
            "state",
            "stateReason",
            "ownerDomainId",
            "approvedBy",
            "approvedByDomainId",
            "decidedBy",
            "decidedByDomainId",
            "sourceId",
          ])
          .where("id", "=", id)
          .executeTakeFirst();
        if (!image) throw new Problem(404, "NotFound");
        const maker = (await makersOf(tx, [id])).get(id);
        const named = (userId: number | null, domainId: number | null) =>
          nameOf(tx, userId === null || domainId === null ? undefined : { userId, domainId });
        return {
          madeBy: await nameOf(tx, maker),
          mine: isMaker(asker, maker),
          approvedBy: await named(image.approvedBy, image.approvedByDomainId),
          decidedBy: await named(image.decidedBy, image.decidedByDomainId),
          approvers: image.state === "draft" ? await approversOf(tx, asker.domainId, image.ownerDomainId === null, maker) : [],
          sourceId: image.sourceId,
          reason: image.stateReason,
        };
      });
    },
  );
};
