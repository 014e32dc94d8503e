import { isDeepStrictEqual } from "node:util";
import {
  mostPartCharacters,
  newBlockKey,
  type draftChange,
  type ChangeAnswer,
  type ChangesAnswer,
} from "@vigil/model/authoring/draftChange";
import { kindIn, type DraftPart, type PartKind } from "@vigil/model/authoring/draftPart";
import { pageBlock } from "@vigil/model/training/pageBlock";
import { sql } from "kysely";
import type { z } from "zod";
import type { Caller } from "../../identity/access/caller.ts";
import { wireInstant } from "../../http/wireInstant.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { draftToSave } from "../draftOf.ts";
import { peopleNames } from "../peopleNames.ts";
import { partsQuery, wirePart, writeParts, type PartRow, type WrittenPart } from "./draftParts.ts";
import { placeParts, putAfter, type Placed } from "./placeParts.ts";

type Change = z.output<typeof draftChange>;

const blockKinds: ReadonlySet<string> = new Set(pageBlock.options.map(({ shape }) => shape.kind.value));

/** Saves parts one by one: what somebody else has saved since stays, and comes back beside what was not saved. */
export async function saveChanges(tx: Tx, caller: Caller, courseId: number, changes: readonly Change[], now: Date): Promise<ChangesAnswer> {
  const draft = await draftToSave(tx, caller, courseId);
  const { sequence } = draft;
  const rows = await neededRows(tx, draft.id, changes);
  const stands = new Map(rows.map((row) => [idOf(row), row]));
  const orders = new Map<string, Placed[]>();
  const orderOf = (piece: string): Placed[] =>
    orders.get(piece) ??
    rows
      .filter((row) => row.piece === piece && row.locale === "" && !row.gone)
      .toSorted((a, b) => a.position - b.position || (a.key < b.key ? -1 : 1))
      .map(({ key, position }) => ({ key, position }));
  const written = new Map<string, WrittenPart>();
  const answers: (ChangeAnswer | { refused: string })[] = [];

  for (const change of changes) {
    const locale = change.locale ?? "";
    const id = idOf({ locale, key: change.key });
    const before = stands.get(id) ?? null;
    const source = locale === "" ? undefined : stands.get(idOf({ locale: "", key: change.key }));
    const kind = kindIn(change.piece, change.key);
    if (kind === undefined) throw new Problem(422, "CourseDraftPlace", { field: change.key });
    if (locale !== "" && !stands.has(idOf({ locale, key: "course" }))) throw new Problem(422, "CourseDraftLanguage", { field: "locale" });
    const isThere = before !== null && !before.gone;
    if (!isThere && change.block === null) {
      answers.push({
        key: change.key,
        locale: change.locale,
        saved: true,
        revision: before?.revision ?? 0,
        position: before?.position ?? 0,
      });
      continue;
    }
    const same = isThere && change.block !== null && isDeepStrictEqual(before.block, ownBlock(change, before, source));
    const stale = isThere ? before.revision !== change.base && !same : change.base !== null;
    if (stale || !standsSomewhere(change.piece, stands) || (locale !== "" && (source === undefined || source.gone))) {
      answers.push({ refused: id });
      continue;
    }
    if (!isThere && locale === "") requireNew(change, kind);
    const block = change.block === null ? before!.block : ownBlock(change, before, source);
    requireFits(kind, block, change.key);
    const after: PartRow = {
      locale,
      key: change.key,
      piece: locale === "" ? change.piece : source!.piece,
      position: before?.position ?? 0,
      revision: same && locale === "" ? before.revision : sequence,
      placed: before?.placed ?? sequence,
      translated: locale === "" ? null : Math.min(change.translated ?? source!.revision, source!.revision),
      gone: change.block === null,
      file: before?.file ?? null,
      block,
    };
    if (locale === "" && !after.gone && (!isThere || change.after !== undefined || before.piece !== change.piece)) {
      orders.set(change.piece, putAfter(orderOf(change.piece), change.key, change.after));
      after.placed = sequence;
    }
    stands.set(id, after);
    written.set(id, { before: written.get(id)?.before ?? before, after });
    answers.push({ key: change.key, locale: change.locale, saved: true, revision: after.revision, position: after.position });
  }

  const moved: ChangesAnswer["moved"] = [];
  for (const order of orders.values())
    for (const [key, position] of placeParts(order)) {
      const id = idOf({ locale: "", key });
      const row = stands.get(id)!;
      if (!written.has(id)) moved.push({ key, position });
      const after = { ...row, position, placed: sequence };
      stands.set(id, after);
      written.set(id, { before: written.get(id)?.before ?? row, after });
    }
  await writeParts(tx, caller, draft, [...written.values()], now);
  const refused = await theirs(
    tx,
    caller,
    draft.id,
    answers.flatMap((one) => ("refused" in one ? [one.refused] : [])),
  );
  return {
    sequence,
    moved,
    answers: answers.map((answer, index) => {
      if (!("refused" in answer))
        return answer.saved
          ? { ...answer, position: stands.get(idOf({ locale: answer.locale ?? "", key: answer.key }))?.position ?? 0 }
          : answer;
      const { key, locale } = changes[index]!;
      return { key, locale, saved: false, ...(refused.get(answer.refused) ?? { theirs: null, by: null, at: null }) };
    }),
  };
}

const idOf = ({ locale, key }: { locale: string; key: string }): string => `${locale} ${key}`;

/** What is changed with its source, the neighbours of what is put somewhere, and the pieces things stand in: one statement. */
async function neededRows(tx: Tx, draftId: number, changes: readonly Change[]): Promise<PartRow[]> {
  const keys = [...new Set(["course", ...changes.flatMap(({ key, piece }) => [key, piece])])];
  const pieces = [
    ...new Set(
      changes.flatMap(({ piece, base, after, locale }) => (locale === null && (base === null || after !== undefined) ? [piece] : [])),
    ),
  ];
  return partsQuery(tx, draftId)
    .where((row) => row.or([row("key", "=", sql<string>`any(${keys})`), row("piece", "=", sql<string>`any(${pieces})`)]))
    .execute();
}

/** Numbers and what names a file are the server's: nobody changes them with the words. */
function ownBlock({ block, key }: Change, before: PartRow | null, source: PartRow | undefined): DraftPart["block"] {
  const kept = (source ?? before)?.block;
  const own: Record<string, unknown> = {};
  if (kept !== undefined && "id" in kept) own["id"] = kept.id;
  if (key === "course" && kept !== undefined && "code" in kept) own["code"] = kept.code;
  if (key === "course" && before !== null && "locale" in before.block) own["locale"] = before.block.locale;
  return { ...block, ...own } as unknown as DraftPart["block"];
}

const standsSomewhere = (piece: string, rows: ReadonlyMap<string, PartRow>): boolean =>
  !/^[usp]\d+$/u.test(piece) || rows.get(idOf({ locale: "", key: piece }))?.gone === false;

/** Blocks and terms get their keys from who writes them, and a final exam its own; whatever has a number is added by an act. */
function requireNew({ key }: Change, kind: PartKind): void {
  const fits = kind === "block" || kind === "term" ? newBlockKey.safeParse(key).success : kind === "final";
  if (!fits) throw new Problem(422, "CourseDraftPlace", { field: key });
}

function requireFits(kind: PartKind, block: DraftPart["block"], key: string): void {
  if (JSON.stringify(block).length > mostPartCharacters) throw new Problem(422, "CourseDraftPartTooLong", { field: key });
  if (kind === "block" && !("kind" in block && blockKinds.has(block.kind))) throw new Problem(422, "CourseDraftPlace", { field: key });
}

/** What stands in the place of what was not saved, and who wrote it. */
async function theirs(tx: Tx, caller: Caller, draftId: number, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await partsQuery(tx, draftId)
    .select(["changedAt", "changedBy", "changedByDomainId"])
    .where(
      "key",
      "in",
      ids.map((id) => id.slice(id.indexOf(" ") + 1)),
    )
    .execute();
  const names = await peopleNames(
    tx,
    caller.domainId,
    rows.map((row) => [row.changedByDomainId, row.changedBy]),
  );
  return new Map(
    rows.map((row) => [
      idOf(row),
      { theirs: row.gone ? null : wirePart(row), by: names(row.changedByDomainId, row.changedBy), at: wireInstant(row.changedAt) },
    ]),
  );
}
