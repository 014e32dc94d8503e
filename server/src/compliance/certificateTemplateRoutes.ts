import { certificateTemplate, type CertificateTemplate } from "@vigil/model/compliance/certificateTemplate";
import { certificateTemplateRules } from "@vigil/model/compliance/certificateTemplateRules";
import type { ChangeOf } from "@vigil/model/entity/entity";
import { sql } from "kysely";
import { entityRoutes } from "../entity/entityRoutes.ts";
import type { View } from "../entity/view.ts";
import { changeRecords, copyRecord, insertRecord } from "../entity/writeRecords.ts";
import type { Routes } from "../house.ts";
import { caller } from "../identity/access/caller.ts";
import type { Tx } from "../storage/asDomain.ts";
import { certificateNames } from "./certificateNames.ts";
import { keepTemplateMedia } from "./keepMedia.ts";
import { requireReadablePage } from "./requireReadablePage.ts";

/** Templates are changed as other records are; switching one on switches off the one of its kind that was in use. */
export const certificateTemplateRoutes: Routes = (app, house) => {
  const desk = entityRoutes(app, house, certificateTemplate, {
    rules: certificateTemplateRules,
    insert: async (tx, view, values) => {
      await requireReadablePage(tx, view, values);
      return kept(tx, await insertRecord(tx, view, values));
    },
    change,
    copy: async (tx, view, id) => kept(tx, await copyRecord(tx, view, id)),
    activate: (tx, view, ids, active) =>
      change(
        tx,
        view,
        ids.map((id) => ({ id, active })),
      ),
  });
  app.get(
    "/api/certificatetemplates/names",
    {
      config: { permission: desk.permission("view") },
      schema: { tags: [certificateTemplate.plural], summary: "What a page can name beside the fixed values" },
    },
    (request) => house.asDomain(caller(request).domainId, (tx) => certificateNames(tx, caller(request).domainId)),
  );
};

type Template = typeof certificateTemplate;

async function change(tx: Tx, view: View<Template>, changes: readonly ChangeOf<Template>[]) {
  for (const one of changes) await requireReadablePage(tx, view, one);
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
}

/** The pictures its page shows are kept with it. */
async function kept(tx: Tx, made: CertificateTemplate): Promise<CertificateTemplate> {
  await keepTemplateMedia(tx, [made.id]);
  return made;
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
