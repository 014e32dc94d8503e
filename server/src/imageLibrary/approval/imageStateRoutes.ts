import { LONGEST_REASON } from "@vigil/model/imageLibrary/approval";
import { actFrom, actPreviewAnswer, actPreviewBody, imageActNames, imageActs, type ImageAct } from "@vigil/model/imageLibrary/imageAct";
import { z } from "zod";
import { idsBody } from "../../entity/bodies.ts";
import type { App, House } from "../../house.ts";
import { asKeeper } from "../../identity/access/asKeeper.ts";
import { caller } from "../../identity/access/caller.ts";
import { requireOwner } from "../../identity/access/requireOwner.ts";
import { Problem } from "../../problem.ts";
import { writeEvents } from "../../reporting/writeEvent.ts";
import { refuseOwnImages } from "./approval.ts";
import { decidersOf } from "./decidersOf.ts";
import { previewAct } from "./previewAct.ts";
import { refuseIncomplete } from "./refuseIncomplete.ts";

/** With `from`, only what still stands there is changed: who decides about what they see decides about nothing else. */
const body = idsBody.extend({ from: actFrom.optional() });
const boundTo = (act: ImageAct) => body.extend({ from: z.enum(imageActs[act].from).optional() });
const reason = z.string().trim().max(LONGEST_REASON);
const bodies = {
  approve: boundTo("approve"),
  restore: boundTo("restore"),
  archive: boundTo("archive").extend({ reason: reason.default("") }),
  sendBack: boundTo("sendBack").extend({ reason: reason.min(1) }),
};
const editing = { permission: "images:edit" } as const;
const tags = ["images"];

/** Images come into use and out of it; what they show never changes. All of those named, or none. */
export const imageStateRoutes = (app: App, { asDomain }: House): void => {
  app.post(
    "/api/images/preview",
    {
      config: editing,
      schema: {
        tags,
        summary: "Which of several images an act would change, and why it leaves out the others",
        body: actPreviewBody,
        response: { 200: actPreviewAnswer },
      },
    },
    (request) => {
      const asker = caller(request);
      return asDomain(asker.domainId, (tx) => previewAct(tx, asker, request.body.act, request.body.ids));
    },
  );

  for (const name of imageActNames)
    app.post(
      `/api/images/${name}`,
      { config: editing, schema: { tags, summary: `Changes the state of images: ${name}`, body: bodies[name] } },
      (request) => {
        const asker = caller(request);
        const { ids, from, ...told }: z.infer<typeof body> & { reason?: string } = request.body;
        const { from: allowed, to } = imageActs[name];
        const states = from === undefined ? allowed : [from];
        return asKeeper(asDomain, asker, async (tx) => {
          const found = await tx.selectFrom("images").select(["id", "ownerDomainId"]).where("id", "in", ids).execute();
          const missing = ids.filter((id) => !found.some((image) => image.id === id));
          if (missing.length > 0) throw new Problem(404, "NotFound", { details: { ids: missing } });
          requireOwner(asker, ...found);
          if (name === "approve") {
            await refuseOwnImages(tx, asker, ids);
            await refuseIncomplete(tx, ids);
          }
          const by = { decidedBy: asker.userId, decidedByDomainId: asker.homeDomainId };
          const approval =
            to === "approved"
              ? { approvedBy: asker.userId, approvedByDomainId: asker.homeDomainId }
              : to === "archived"
                ? {} // who brought it into use stays with it
                : { approvedBy: null, approvedByDomainId: null };
          const changed = await tx
            .updateTable("images")
            .set((row) => ({
              state: to,
              stateReason: told.reason ?? "",
              updatedAt: new Date(),
              revision: row("revision", "+", 1),
              ...by,
              ...approval,
            }))
            .where("id", "in", ids)
            .where("state", "in", states)
            .returning(["id", "state"])
            .execute();
          const refused = ids.filter((id) => !changed.some((image) => image.id === id));
          if (refused.length > 0)
            throw new Problem(409, "ImageStateRefused", { details: { ids: refused, first: await decidersOf(tx, refused) } });
          await writeEvents(
            tx,
            asker,
            changed.map(({ id }) => ({
              type: `image.${name}` as const,
              subject: { entity: "image", id },
              ...(told.reason ? { data: { reason: told.reason } } : {}),
            })),
          );
          return changed;
        });
      },
    );
};
