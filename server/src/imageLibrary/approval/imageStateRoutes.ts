import { LONGEST_REASON } from "@vigil/model/imageLibrary/approval";
import { z } from "zod";
import { idsBody } from "../../entity/bodies.ts";
import type { App, House } from "../../house.ts";
import { caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import { refuseIncomplete } from "./refuseIncomplete.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import { refuseOwnImages } from "./approval.ts";
import { requireOwner } from "../../identity/access/requireOwner.ts";
import { asKeeper } from "../../identity/access/asKeeper.ts";

type State = "draft" | "approved" | "archived";

/** Nobody is trained with a draft or an archived image; a restored one waits for approval again, by somebody else than its maker. */
const acts: readonly { name: "approve" | "archive" | "restore"; from: readonly State[]; to: State }[] = [
  { name: "approve", from: ["draft"], to: "approved" },
  { name: "archive", from: ["draft", "approved"], to: "archived" },
  { name: "restore", from: ["archived"], to: "draft" },
];

const withReason = idsBody.extend({ reason: z.string().trim().max(LONGEST_REASON).default("") });

/** Images come into use and out of it; what they show never changes. All of those named, or none. */
export const imageStateRoutes = (app: App, { asDomain }: House): void => {
  for (const { name, from, to } of acts)
    app.post(
      `/api/images/${name}`,
      {
        config: { permission: "images:edit" },
        schema: { tags: ["images"], summary: `Changes the state of images: ${name}`, body: to === "archived" ? withReason : idsBody },
      },
      (request) => {
        const asker = caller(request);
        const { ids } = request.body;
        return asKeeper(asDomain, asker, async (tx) => {
          const found = await tx.selectFrom("images").select(["id", "state", "ownerDomainId"]).where("id", "in", ids).execute();
          const missing = ids.filter((id) => !found.some((image) => image.id === id));
          if (missing.length > 0) throw new Problem(404, "NotFound", { details: { ids: missing } });
          requireOwner(asker, ...found);
          if (to === "approved") await refuseOwnImages(tx, asker, ids);
          const reason = to === "archived" ? withReason.parse(request.body).reason : "";
          if (name === "approve") await refuseIncomplete(tx, ids);
          const approval =
            to === "approved"
              ? { approvedBy: asker.userId, approvedByDomainId: asker.homeDomainId }
              : { approvedBy: null, approvedByDomainId: null };
          const changed = await tx
            .updateTable("images")
            .set((row) => ({
              state: to,
              stateReason: reason,
              updatedAt: new Date(),
              revision: row("revision", "+", 1),
              ...(to === "archived" ? {} : approval),
            }))
            .where("id", "in", ids)
            .where("state", "in", from)
            .returning(["id", "state"])
            .execute();
          const refused = ids.filter((id) => !changed.some((image) => image.id === id));
          if (refused.length > 0) throw new Problem(409, "ImageStateRefused", { details: { ids: refused } });
          for (const { id } of changed)
            await writeEvent(tx, asker, {
              type: `image.${name}`,
              subject: { entity: "image", id },
              ...(reason === "" ? {} : { data: { reason } }),
            });
          return changed;
        });
      },
    );
};
