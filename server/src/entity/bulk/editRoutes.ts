import { bulkEditBody, bulkFields, editedValues, type BulkEdit } from "@vigil/model/entity/bulk/bulkEdit";
import { chosenBody } from "@vigil/model/entity/bulk/bulkWire";
import type { ChangeOf, Entity } from "@vigil/model/entity/entity";
import { languages, sourceLanguage } from "@vigil/model/phrases/languages";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { App, House } from "../../house.ts";
import type { Tx } from "../../storage/asDomain.ts";
import type { Desk } from "../desk.ts";
import type { Change, View } from "../view.ts";
import { refuseSystemFields } from "../writeRecords.ts";
import type { BulkOffer } from "./bulkOffer.ts";
import { manyRoute } from "./manyRoute.ts";
import { previewEdit } from "./previewEdit.ts";

type Changing<E extends Entity> = (tx: Tx, view: View<E>, changes: readonly ChangeOf<E>[]) => Promise<unknown>;

/** Chosen fields of many records at once, and what that would change. */
export function editRoutes<E extends Entity>(app: App, house: House, desk: Desk<E>, change: Changing<E>): void {
  const { entity: e } = desk;
  if (bulkFields(e).length === 0) return;
  const writing = (tx: Tx, view: View, changes: readonly Change[]) => change(tx, view as View<E>, changes as readonly ChangeOf<E>[]);
  const permission = desk.permission("edit");
  const offer: BulkOffer<BulkEdit> = {
    permission,
    act: "edit",
    wanted: (record, edit) => editedValues(edit, record),
    work: (tx, view, records, edit) =>
      writing(
        tx,
        view,
        records.map((record) => ({ ...editedValues(edit, record), id: record.id })),
      ),
    giveBack: writing,
  };
  const { shape } = bulkEditBody(e);
  const summary = "Gives chosen fields of many records their values";
  const check = async (_tx: Tx, view: View<E>, { values }: BulkEdit) => refuseSystemFields(view, values);
  manyRoute<E, typeof shape>(app, house, desk, { ...offer, name: "edit", summary, shape, check } as never);

  const body: z.ZodType = z.strictObject({ ...shape, on: chosenBody, language: z.enum(languages).default(sourceLanguage) });
  app.post(
    `/api/${e.url}/edit/preview`,
    { config: { permission }, schema: { tags: [e.plural], summary: "What that would change, and what it would not", body } },
    (request: FastifyRequest) => {
      const { on, language, ...edit } = request.body as Parameters<typeof previewEdit>[2] & BulkEdit;
      return previewEdit(house, desk.view(request), { on, language, edit, offer: offer as BulkOffer });
    },
  );
}
