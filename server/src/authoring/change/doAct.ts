import type { ActAnswer, draftAct } from "@vigil/model/authoring/draftAct";
import {
  keyLetters,
  keyOf,
  kindIn,
  type DraftBodies,
  type DraftPart,
  type NextNumbers,
  type NumberedKind,
} from "@vigil/model/authoring/draftPart";
import type { z } from "zod";
import type { Caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { draftLanguage } from "../draftLanguage.ts";
import { draftToSave, type DraftRow } from "../draftOf.ts";

import { patternBlocks } from "../patterns/patternBlocks.ts";
import { randomKey } from "../randomKey.ts";
import { partsQuery, wirePart, writeParts, type PartRow, type WrittenPart } from "./draftParts.ts";
import { placeParts, putAfter } from "./placeParts.ts";
import { copiedLabs } from "./copiedLabs.ts";
import { subtree } from "./subtree.ts";

type Act = z.output<typeof draftAct>;

interface Desk {
  tx: Tx;
  draft: DraftRow;
  /** Counts up as numbers are given. */
  numbers: NextNumbers;
}

/** Adds, moves, copies, deletes and brings back parts with all that stands in them. */
export async function doAct(tx: Tx, caller: Caller, courseId: number, act: Act, now: Date): Promise<ActAnswer> {
  const draft = await draftToSave(tx, caller, courseId);
  const desk: Desk = { tx, draft, numbers: { ...draft.numbers } };
  const { key, written } = await acts[act.act](desk, act as never);
  await writeParts(tx, caller, draft, written, now);
  if (JSON.stringify(desk.numbers) !== JSON.stringify(draft.numbers))
    await tx
      .updateTable("courseDrafts")
      .set({ numbers: JSON.stringify(desk.numbers) })
      .where("id", "=", draft.id)
      .execute();
  return {
    sequence: draft.sequence,
    key,
    parts: written.flatMap(({ after }) => (after.gone ? [] : [wirePart(after)])),
    gone: written.flatMap(({ after }) => (after.gone ? [after.key] : [])),
  };
}

interface Done {
  key: string;
  written: WrittenPart[];
}
type Of<A extends Act["act"]> = Extract<Act, { act: A }>;

const acts: { [A in Act["act"]]: (desk: Desk, act: Of<A>) => Promise<Done> } = {
  add: async (desk, { kind, piece, after, block, pattern }) => {
    if (kindIn(piece, "x") !== kind) throw new Problem(422, "CourseDraftPlace", { field: "piece" });
    await requirePiece(desk, piece);
    const id = take(desk, kind);
    const key = keyOf(kind, id);
    const own = fresh(desk, { key, piece, block: { ...beginningOf(kind, block), ...block, id } as DraftPart["block"] });
    const blocks = kind === "page" && pattern !== undefined ? patternBlocks(pattern, await draftLanguage(desk.tx, desk.draft.id)) : [];
    const within = blocks.map((one, index) => fresh(desk, { key: randomKey(), piece: key, position: index + 1, block: one }));
    return { key, written: await placed(desk, own, after, within) };
  },
  move: async (desk, { key, piece, after }) => {
    const [row] = await theirPart(desk, key);
    const kind = kindIn(row.piece, key);
    if (kind !== kindIn(piece, key)) throw new Problem(422, "CourseDraftPlace", { field: "piece" });
    await requirePiece(desk, piece);
    return { key, written: await placed(desk, { before: row, after: { ...row, piece, placed: desk.draft.sequence } }, after, []) };
  },
  copy: async (desk, { key, piece, after }) => {
    const [top, ...within] = await theirPart(desk, key);
    const below = within.toSorted((a, b) => a.position - b.position);
    const target = piece ?? top.piece;
    if (kindIn(top.piece, key) !== kindIn(target, key)) throw new Problem(422, "CourseDraftPlace", { field: "piece" });
    await requirePiece(desk, target);
    const keys = new Map<string, { key: string; id?: number }>();
    for (const row of [top, ...below]) if (row.locale === "") keys.set(row.key, newKeyFor(desk, row));
    const sources = new Map([top, ...below].flatMap((row) => (row.locale === "" ? [[row.key, row.revision] as const] : [])));
    const copies = [top, ...below].flatMap((row): WrittenPart[] => {
      const own = keys.get(row.key);
      if (own === undefined) return [];
      const done = row.translated !== null && row.translated >= (sources.get(row.key) ?? 0);
      return [
        {
          before: null,
          after: {
            ...row,
            key: own.key,
            piece: row.key === key ? target : (keys.get(row.piece)?.key ?? row.piece),
            revision: desk.draft.sequence,
            placed: desk.draft.sequence,
            translated: row.translated === null ? null : done ? desk.draft.sequence : 0,
            file: null,
            block: own.id === undefined ? row.block : { ...row.block, id: own.id },
          },
        },
      ];
    });
    const labs = await copiedLabs(desk, copies, (row) => newKeyFor(desk, row));
    const first = copies.find(({ after: made }) => made.locale === "" && made.key === keys.get(key)!.key)!;
    return {
      key: first.after.key,
      written: await placed(desk, first, after === undefined && piece === undefined ? key : after, [
        ...copies.filter((one) => one !== first),
        ...labs,
      ]),
    };
  },
  delete: async (desk, { key }) => {
    const rows = (await theirPart(desk, key)).filter(({ locale }) => locale === "");
    if (key === "course") throw new Problem(422, "CourseDraftPlace", { field: "key" });
    return { key, written: rows.map((before) => ({ before, after: { ...before, gone: true, revision: desk.draft.sequence } })) };
  },
  undelete: async (desk, { key }) => {
    const rows = await subtree(desk.tx, desk.draft.id, key);
    const top = rows.find((row) => row.locale === "" && row.key === key && row.gone);
    if (top === undefined) throw new Problem(404, "NotFound");
    await requirePiece(desk, top.piece);
    const back = rows.filter(({ locale, gone, revision }) => locale === "" && gone && revision === top.revision);
    return { key, written: back.map((before) => ({ before, after: { ...before, gone: false, revision: desk.draft.sequence } })) };
  },
};

/** What is there before anybody wrote it. */
const beginnings: { [K in NumberedKind]: Omit<Extract<DraftBodies[K], { id: number }>, "id"> | object } = {
  unit: { type: "Content", name: "", tested: false },
  section: { name: "", attachments: [] },
  page: { title: "", labs: [] },
  lab: { type: "checklist", title: "", task: "", items: [] },
  question: { kind: "single", text: "", answers: [], feedback: {} },
  objective: { text: "" },
};

/** A lab and a question that say what they are bring what that needs: what another kind asks for is not theirs. */
function beginningOf(kind: NumberedKind, block: object): object {
  if (kind === "lab" && "type" in block) return { title: "", task: "" };
  if (kind === "question" && "kind" in block) return { text: "", feedback: {} };
  return beginnings[kind];
}

function take(desk: Desk, kind: NumberedKind): number {
  const id = desk.numbers[kind];
  desk.numbers[kind] = id + 1;
  return id;
}

function newKeyFor(desk: Desk, { piece, key }: PartRow): { key: string; id?: number } {
  const kind = kindIn(piece, key);
  if (kind === undefined || kind === "course" || kind === "final") throw new Problem(422, "CourseDraftPlace", { field: "key" });
  if (!(kind in keyLetters)) return { key: randomKey() };
  const id = take(desk, kind as NumberedKind);
  return { key: keyOf(kind as NumberedKind, id), id };
}

const fresh = ({ draft }: Desk, part: Pick<PartRow, "key" | "piece" | "block"> & { position?: number }): WrittenPart => ({
  before: null,
  after: {
    position: 0,
    ...part,
    locale: "",
    revision: draft.sequence,
    placed: draft.sequence,
    translated: null,
    gone: false,
    file: null,
  },
});

async function requirePiece({ tx, draft }: Desk, piece: string): Promise<void> {
  if (!/^[usp]\d+$/u.test(piece)) return;
  const found = await partsQuery(tx, draft.id)
    .where("locale", "=", "")
    .where("key", "=", piece)
    .where("gone", "=", false)
    .executeTakeFirst();
  if (found === undefined) throw new Problem(409, "CourseDraftChanged", { field: "piece" });
}

/** A part that is there, before all that stands in it. */
async function theirPart({ tx, draft }: Desk, key: string): Promise<[PartRow, ...PartRow[]]> {
  const rows = (await subtree(tx, draft.id, key)).filter(({ gone }) => !gone);
  const top = rows.find((row) => row.locale === "" && row.key === key);
  if (top === undefined) throw new Problem(409, "CourseDraftChanged", { field: "key" });
  return [top, ...rows.filter((row) => row !== top)];
}

/** With the part among its neighbours; those that make room are written too. */
async function placed(
  { tx, draft }: Desk,
  own: WrittenPart,
  after: string | null | undefined,
  others: readonly WrittenPart[],
): Promise<WrittenPart[]> {
  const rows = await partsQuery(tx, draft.id)
    .where("piece", "=", own.after.piece)
    .where("locale", "=", "")
    .where("gone", "=", false)
    .orderBy("position")
    .orderBy("key")
    .execute();
  const positions = placeParts(putAfter(rows, own.after.key, after));
  const neighbours = rows.flatMap((before): WrittenPart[] => {
    const position = before.key === own.after.key ? undefined : positions.get(before.key);
    return position === undefined ? [] : [{ before, after: { ...before, position, placed: draft.sequence } }];
  });
  return [{ ...own, after: { ...own.after, position: positions.get(own.after.key) ?? own.after.position } }, ...neighbours, ...others];
}
