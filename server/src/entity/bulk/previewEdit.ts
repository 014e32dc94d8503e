import { editedValues, type BulkEdit, type EditPreview, type PreviewRow } from "@vigil/model/entity/bulk/bulkEdit";
import { changedValues } from "@vigil/model/entity/bulk/takeBack";
import type { Entity } from "@vigil/model/entity/entity";
import { entityNamed } from "@vigil/model/entity/path";
import type { Language } from "@vigil/model/phrases/languages";
import { sql } from "kysely";
import type { House } from "../../house.ts";
import { asKeeper } from "../../identity/access/asKeeper.ts";
import type { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { column, columnOf, tableOf, visible } from "../listSql.ts";
import { readRecords, refusalsFor } from "../readRecords.ts";
import type { View } from "../view.ts";
import { refuseSystemFields } from "../writeRecords.ts";
import type { BulkOffer, BulkRecord } from "./bulkOffer.ts";
import { chooseRecords, type Choice } from "./chooseRecords.ts";
import { inPieces } from "./inPieces.ts";
import { sentence } from "./leftBy.ts";
import { recordNames } from "./recordNames.ts";

/** So many records are looked at; of more the first ones speak for the others, and that is said. */
const mostLooked = 1000;
/** So many are changed for a moment, to see what only writing finds out. */
const mostTried = 50;
const mostShown = 50;

interface Asked {
  on: Choice;
  language: Language;
  edit: BulkEdit;
  offer: BulkOffer;
}

/** Undoes what was tried. */
class Tried extends Error {}

/** What an edit would change, from what to what; which records stay as they are; which are refused, and why. */
export async function previewEdit(house: House, view: View, { on, language, edit, offer }: Asked): Promise<EditPreview> {
  const { entity: e, caller } = view;
  refuseSystemFields(view, edit.values);
  const { ids, records } = await house.asDomain(caller.domainId, async (tx) => {
    const chosen = await chooseRecords(tx, view, on);
    return { ids: chosen, records: (await readRecords(tx, view, chosen.slice(0, mostLooked))) as BulkRecord[] };
  });
  const looked = ids.slice(0, mostLooked);
  const refused = new Map<number, string>();
  const seen = new Map(records.map((record) => [record.id, record]));
  for (const id of looked) if (!seen.has(id)) refused.set(id, sentence(language, e.problems?.missing ?? "NotFound", {}));
  const changes = new Map<number, ReturnType<typeof changedValues>>();
  for (const record of records) {
    const wanted = editedValues(edit, record);
    const change = changedValues(Object.fromEntries(Object.keys(wanted).map((name) => [name, record[name]])), wanted);
    if (Object.keys(change.after).length === 0) continue;
    const refusal = refusalsFor(view, record).edit;
    if (refusal) refused.set(record.id, sentence(language, refusal.code, {}));
    else changes.set(record.id, change);
  }
  const same = records.length - changes.size - records.filter(({ id }) => refused.has(id)).length;
  const problems = await tryOut(
    house,
    view,
    offer,
    edit,
    [...changes.keys()].slice(0, mostTried).map((id) => seen.get(id)!),
  );
  for (const [id, problem] of problems) {
    changes.delete(id);
    refused.set(id, sentence(language, problem.code, problem.details));
  }
  return house.asDomain(caller.domainId, async (tx) => {
    const shown = [...[...refused.keys()].slice(0, mostShown), ...[...changes.keys()].slice(0, mostShown)];
    const names = await recordNames(tx, view, shown);
    const rows = shown.map((id): PreviewRow => {
      const { before = {}, after = {} } = changes.get(id) ?? {};
      return { id, name: names.get(id) ?? `${id}`, before, after, refused: refused.get(id) ?? null };
    });
    return {
      count: ids.length,
      looked: looked.length,
      changed: changes.size,
      same,
      refused: refused.size,
      rows,
      names: await meantBy(tx, view, rows),
    };
  });
}

async function tryOut(house: House, view: View, offer: BulkOffer, edit: BulkEdit, records: readonly BulkRecord[]) {
  const problems = new Map<number, Problem>();
  const byId = new Map(records.map((record) => [record.id, record]));
  await inPieces(
    [...byId.keys()],
    (ids) =>
      asKeeper(house.asDomain, view.caller, async (tx) => {
        await offer.work(
          tx,
          view,
          ids.map((id) => byId.get(id)!),
          edit,
        );
        throw new Tried();
      }).catch((error: unknown) => {
        if (!(error instanceof Tried)) throw error;
      }),
    async (ids, problem) => {
      for (const id of ids) problems.set(id, problem);
    },
  );
  return problems;
}

/** What the numbers in the values are called, field by field. */
async function meantBy(tx: Tx, { entity: e, caller }: View, rows: readonly PreviewRow[]): Promise<EditPreview["names"]> {
  const fields = [...new Set(rows.flatMap(({ after }) => Object.keys(after)))].filter((name) => e.fields[name]?.to !== undefined);
  const found: Record<string, Record<string, string>> = {};
  for (const name of fields) {
    const { to, shows = "name" } = e.fields[name]!;
    const target: Entity = entityNamed(to!);
    const ids = [...new Set(rows.flatMap(({ before, after }) => [before[name], after[name]].flat()))].filter(
      (id) => typeof id === "number",
    );
    const title = target.fields[shows];
    if (!title || title.derived || ids.length === 0) continue;
    const { rows: known } = await sql<{ id: number; name: string }>`select o.id, ${column("o", columnOf(shows, title))} as name
      from ${tableOf(target)} o where ${visible(target, "o", caller)} and o.id = any(${ids}::bigint[])`.execute(tx.withoutPlugins());
    found[name] = Object.fromEntries(known.map((one) => [one.id, one.name]));
  }
  return found;
}
