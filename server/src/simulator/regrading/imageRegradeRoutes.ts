import {
  regradeAsk,
  regradedInCall,
  regradeOrder,
  type ImageRegrades,
  type ImageRegradePreview,
} from "@vigil/model/simulator/regrading/imageRegradeWire";
import { sql } from "kysely";
import { idParameter } from "../../entity/bodies.ts";
import type { Routes } from "../../house.ts";
import { wireInstant } from "../../http/wireInstant.ts";
import { caller, type Caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { applyRuling } from "./applyRuling.ts";
import { previewImageRegrade } from "./previewImageRegrade.ts";
import { readRuled } from "./readRuled.ts";
import { imageRegradeQueue } from "./imageRegradeQueue.ts";
import { refuseRuling } from "./rulingFault.ts";
import { countShown } from "./shownSessions.ts";
import { workImageRegrade } from "./workImageRegrade.ts";

const tags = ["images"];
const config = { permission: "images:edit" } as const;
const mostListed = 20;

/** An image whose key was wrong: what its correction would change, the correction, and those of before. */
export const imageRegradeRoutes: Routes = (app, house) => {
  const { asDomain } = house;
  app.get(
    "/api/images/:id/regrades",
    {
      config,
      schema: { tags, summary: "What was said of an image since it was approved, and how far results follow it", params: idParameter },
    },
    (request) => asDomain(caller(request).domainId, (tx) => answer(tx, caller(request), request.params.id)),
  );
  app.post(
    "/api/images/:id/regrade/preview",
    {
      config: { ...config, reads: true },
      schema: { tags, summary: "Which results another key would change, by name", params: idParameter, body: regradeAsk },
    },
    (request): Promise<ImageRegradePreview> => {
      const by = caller(request);
      return asDomain(
        by.domainId,
        async (tx) => {
          const image = await readRuled(tx, by, request.params.id);
          refuseRuling(image, request.body.ruling);
          return previewImageRegrade(tx, by.domainId, image, request.body);
        },
        { longestSeconds: 60 },
      );
    },
  );
  app.post(
    "/api/images/:id/regrade",
    {
      config,
      schema: { tags, summary: "Corrects the key of an image and computes results anew from it", params: idParameter, body: regradeOrder },
    },
    async (request, reply) => {
      const by = caller(request);
      const { id } = request.params;
      const { ruling, keepPasses, reason, tell, revision } = request.body;
      const ordered = await asDomain(by.domainId, async (tx) => {
        const image = await readRuled(tx, by, id, true);
        if (image.revision !== revision)
          throw new Problem(409, "StaleRecord", { details: { records: [{ id, revision, current: image.revision }] } });
        refuseRuling(image, ruling);
        if (await isUnderWay(tx, by.domainId, id)) throw new Problem(409, "RegradeUnderWay");
        await applyRuling(tx, by.domainId, image, ruling);
        const wanted = await countShown(tx, by.domainId, id);
        const { id: regradeId } = await tx
          .insertInto("imageRegrades")
          .values({
            domainId: by.domainId,
            imageId: id,
            ruling: JSON.stringify(ruling),
            before: JSON.stringify(image.before),
            reason,
            keepPasses,
            tell,
            wanted,
            madeBy: by.homeDomainId === by.domainId ? by.userId : null,
          })
          .returning("id")
          .executeTakeFirstOrThrow();
        await writeEvent(tx, by, {
          type: "image.correctKey",
          severity: "warning",
          subject: { entity: "image", id },
          data: { kind: ruling.kind, reason, keepPasses, sessions: wanted },
        });
        await house.jobs.send(tx, imageRegradeQueue, { domainId: by.domainId, regradeId });
        return { regradeId, wanted };
      });
      if (ordered.wanted <= regradedInCall)
        await workImageRegrade(house, { domainId: by.domainId, regradeId: ordered.regradeId }, { last: true });
      return reply.code(201).send(await asDomain(by.domainId, (tx) => answer(tx, by, id)));
    },
  );
  app.post(
    "/api/images/:id/regrade/resume",
    { config, schema: { tags, summary: "Goes on with a correction that was cut off", params: idParameter } },
    async (request) => {
      const by = caller(request);
      return asDomain(by.domainId, async (tx) => {
        await readRuled(tx, by, request.params.id);
        const failed = await tx
          .updateTable("imageRegrades")
          .set({ state: "waiting", doneAt: null })
          .where("domainId", "=", by.domainId)
          .where("imageId", "=", request.params.id)
          .where("state", "=", "failed")
          .returning("id")
          .executeTakeFirst();
        if (failed === undefined) throw new Problem(409, "RegradeNotFailed");
        await house.jobs.send(tx, imageRegradeQueue, { domainId: by.domainId, regradeId: failed.id });
        return answer(tx, by, request.params.id);
      });
    },
  );
};

/** One that failed goes on before another begins: its sessions are marked by two keys. */
async function isUnderWay(tx: Tx, domainId: number, imageId: number): Promise<boolean> {
  const open = await tx
    .selectFrom("imageRegrades")
    .select("id")
    .where("domainId", "=", domainId)
    .where("imageId", "=", imageId)
    .where("state", "in", ["waiting", "failed"])
    .executeTakeFirst();
  return open !== undefined;
}

async function answer(tx: Tx, by: Caller, id: number): Promise<ImageRegrades> {
  const { before, categories, views, shared, revision } = await readRuled(tx, by, id);
  const { rows } = await sql<Omit<ImageRegrades["rows"][number], "madeAt"> & { madeAt: Date }>`
    select r.id, r.ruling, r.reason, r.state, r.wanted, r.done, r.made_at as "madeAt", nullif(trim(u.first_name || ' ' || u.last_name), '') as "madeBy"
      from image_regrades r left join users u on u.domain_id = r.domain_id and u.id = r.made_by
     where r.domain_id = ${by.domainId} and r.image_id = ${id} order by r.id desc limit ${mostListed}`.execute(tx);
  const { decision, category, threatDescription: description, out } = before;
  return {
    shared,
    revision,
    categories,
    views,
    out,
    truth: { decision, category, description },
    rows: rows.map((row) => ({ ...row, madeAt: wireInstant(row.madeAt) })),
  };
}
