import type { Draft } from "@vigil/model/authoring/draftWire";
import type { Caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { partsQuery, writeParts } from "../change/draftParts.ts";
import { draftToSave } from "../draftOf.ts";
import { readDraft } from "../open/readDraft.ts";

/** A language into which the course is translated from now on: nothing of it is translated yet but its title, which stays as it is. */
export async function addLanguage(tx: Tx, caller: Caller, courseId: number, locale: string, now: Date): Promise<Draft> {
  const draft = await draftToSave(tx, caller, courseId);
  const rows = await partsQuery(tx, draft.id).where("key", "=", "course").execute();
  const source = rows.find((row) => row.locale === "");
  if (source === undefined || !("code" in source.block)) throw new Problem(404, "NotFound");
  if ("locale" in source.block && source.block.locale === locale) throw new Problem(422, "CourseDraftLanguageOwn", { field: "locale" });
  const before = rows.find((row) => row.locale === locale) ?? null;
  if (before === null || before.gone) {
    const saved = { revision: draft.sequence, placed: draft.sequence, gone: false };
    // the title is said as it is until somebody says it otherwise: there is nothing missing of it
    const fresh = { ...source, ...saved, locale, translated: source.revision, block: { ...source.block, locale } };
    await writeParts(tx, caller, draft, [{ before, after: before === null ? fresh : { ...before, ...saved } }], now);
  }
  return readDraft(tx, caller, courseId);
}

/** A language less; its history stays, so that it can be brought back. */
export async function removeLanguage(tx: Tx, caller: Caller, courseId: number, locale: string, now: Date): Promise<Draft> {
  const draft = await draftToSave(tx, caller, courseId);
  const rows = await partsQuery(tx, draft.id).where("locale", "=", locale).where("gone", "=", false).execute();
  if (rows.length === 0) throw new Problem(404, "NotFound");
  await writeParts(
    tx,
    caller,
    draft,
    rows.map((before) => ({ before, after: { ...before, gone: true, revision: draft.sequence } })),
    now,
  );
  const folder = `locales/${locale}/`;
  await tx.deleteFrom("courseDraftFiles").where("draftId", "=", draft.id).where("path", "like", `${folder}%`).execute();
  return readDraft(tx, caller, courseId);
}
