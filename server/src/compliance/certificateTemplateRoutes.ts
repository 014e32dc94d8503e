import { parsePage } from "@vigil/model/compliance/certificatePage";
import { certificateTemplate } from "@vigil/model/compliance/certificateTemplate";
import { certificateTemplateRules } from "@vigil/model/compliance/certificateTemplateRules";
import { createSchema } from "@vigil/model/entity/entity";
import { sql } from "kysely";
import { changesOf, entityRoutes, idParameter, idsBody } from "../entity/entityRoutes.ts";
import { replay } from "../entity/replay.ts";
import type { Change, Values, View } from "../entity/view.ts";
import { changeRecords, copyRecord, insertRecord } from "../entity/writeRecords.ts";
import type { Row } from "../entity/readRecords.ts";
import type { Room } from "../house.ts";
import { Problem } from "../problem.ts";
import type { Tx } from "../storage/asDomain.ts";
import { keepTemplateMedia, mediaOf } from "./keepMedia.ts";

/** Templates are changed as other records are; switching one on switches off the one of its kind that was in use. */
export const certificateTemplateRoutes: Room = (app, house) => {
  const desk = entityRoutes(app, house, certificateTemplate, {
    rules: certificateTemplateRules,
    except: ["add", "edit", "copy", "activate"],
  });
  const tags = [certificateTemplate.plural];
  const editing = { permission: desk.permission("edit") };
  const change = async (tx: Tx, view: View, changes: readonly Change[]) => {
    for (const one of changes) await requireReadable(tx, view, one);
    await makeRoom(
      tx,
      view,
      changes.filter(({ active }) => active === true).map(({ id }) => id),
    );
    const changed = await changeRecords(tx, view, changes);
    await keepTemplateMedia(
      tx,
      changes.filter(({ page }) => page !== undefined).map(({ id }) => id),
    );
    return changed;
  };
  const keptWithMedia = async (tx: Tx, making: Promise<Row>) => {
    const made = await making;
    await keepTemplateMedia(tx, [made.id]);
    return made;
  };

  app.post(
    "/api/certificatetemplates",
    { config: { permission: desk.permission("add") }, schema: { tags, body: createSchema(certificateTemplate) } },
    (request, reply) =>
      desk.write(request, (tx, view) =>
        replay(tx, request, reply, 201, async () => {
          await requireReadable(tx, view, request.body);
          return keptWithMedia(tx, insertRecord(tx, view, request.body));
        }),
      ),
  );
  app.post(
    "/api/certificatetemplates/:id/copy",
    { config: { permission: desk.permission("add") }, schema: { tags, params: idParameter } },
    (request, reply) =>
      desk.write(request, (tx, view) => replay(tx, request, reply, 201, () => keptWithMedia(tx, copyRecord(tx, view, request.params.id)))),
  );
  app.put("/api/certificatetemplates", { config: editing, schema: { tags } }, (request) =>
    desk.write(request, (tx, view) => changesOf(certificateTemplate, request.body, (changes) => change(tx, view, changes))),
  );
  for (const active of [true, false])
    app.post(
      `/api/certificatetemplates/${active ? "activate" : "deactivate"}`,
      { config: editing, schema: { tags, body: idsBody } },
      (request) =>
        desk.write(request, (tx, view) =>
          change(
            tx,
            view,
            request.body.ids.map((id) => ({ id, active })),
          ),
        ),
    );
};

async function requireReadable(tx: Tx, { caller: { domainId } }: View, { page }: Values): Promise<void> {
  if (typeof page !== "string") return;
  if (page === "") throw new Problem(422, "FieldRequired", { field: "page" });
  const { fault } = parsePage(page);
  if (fault !== undefined) throw new Problem(422, "CertificatePageInvalid", { field: "page", details: fault });
  const shown = mediaOf(page);
  if (shown.length === 0) return;
  const { rows } = await sql`select id from media where id = any(${shown}::bigint[]) and scope = 'certificates' and hash is not null
    and data ->> 'mediaType' like 'image/%' and (owner_domain_id = ${domainId} or owner_domain_id is null)`.execute(tx);
  if (rows.length < shown.length) throw new Problem(422, "CertificatePictureMissing", { field: "page" });
}

/** Of each owner and kind one is active: the one so far makes room. */
async function makeRoom(tx: Tx, { caller: { domainId } }: View, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`update certificate_templates so_far set active = false, revision = so_far.revision + 1, updated_at = now()
    from certificate_templates next
    where next.id = any(${ids}::bigint[]) and (next.owner_domain_id = ${domainId} or next.owner_domain_id is null)
      and so_far.owner_domain_id is not distinct from next.owner_domain_id and so_far.kind = next.kind
      and so_far.active and not (so_far.id = any(${ids}::bigint[]))`.execute(tx);
}
