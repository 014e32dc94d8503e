import type { draftMerge, MergeAnswer } from "@vigil/model/authoring/draftMerge";
import type { z } from "zod";
import type { House } from "../../house.ts";
import { asKeeper } from "../../identity/access/asKeeper.ts";
import type { Caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { partsQuery, wirePart, writeParts, type WrittenPart } from "../change/draftParts.ts";
import { courseOf, draftOf, draftToSave, type DraftRow } from "../draftOf.ts";
import { fromContent, fromPackage, unusedNumbers, type Opened } from "../open/openDraft.ts";
import { canonicalJson } from "../review/comparedInOrder.ts";
import { addVersionFiles } from "./addVersionFiles.ts";
import { mergeParts } from "./mergeParts.ts";
import { mergeTranslations, type Source } from "./mergeTranslations.ts";

/** Brings what the current version changed into a draft that was begun with another one. What was written in the draft stays. */
export async function mergeVersion(
  house: House,
  caller: Caller,
  courseId: number,
  { take, undecided }: z.output<typeof draftMerge>,
  now: Date,
): Promise<MergeAnswer> {
  const found = await asKeeper(house.asDomain, caller, async (tx) => {
    const course = await courseOf(tx, caller, courseId);
    const { contentId } = await draftOf(tx, caller, courseId);
    const ids = [contentId ?? 0, course.currentContentId ?? 0];
    const contents = await tx.selectFrom("courseContents").select(["id", "version", "packageHash"]).where("id", "in", ids).execute();
    return {
      course,
      base: contents.find(({ id }) => id === contentId),
      current: contents.find(({ id }) => id === course.currentContentId),
    };
  });
  const { course, base, current } = found;
  if (current === undefined) throw new Problem(404, "NotFound");
  const opened = async (content: typeof base): Promise<Opened> => {
    if (content === undefined) return { parts: [], next: { unit: 1, section: 1, page: 1, lab: 1, question: 1, objective: 1 }, files: [] };
    const read = content.packageHash === null ? undefined : await fromPackage(house, content.packageHash);
    return read ?? asKeeper(house.asDomain, caller, (tx) => fromContent(tx, house, { ...course, currentContentId: content.id }));
  };
  const [before, after] = [await opened(base), await opened(current)];
  return asKeeper(house.asDomain, caller, async (tx) => {
    const draft = await draftToSave(tx, caller, courseId);
    if (draft.contentId !== (base?.id ?? null)) throw new Problem(409, "CourseDraftChanged", { field: "sequence" });
    const { written, conflicts } = await mergedParts(tx, draft, { before, after, take, undecided });
    await writeParts(tx, caller, draft, written, now);
    await addVersionFiles(tx, draft, before.files, after.files);
    const numbers = await unusedNumbers(tx, courseId, after.next);
    await tx
      .updateTable("courseDrafts")
      .set({
        contentId: current.id,
        numbers: JSON.stringify(
          Object.fromEntries(
            Object.entries(draft.numbers).map(([kind, number]) => [kind, Math.max(number, numbers[kind as keyof typeof numbers])]),
          ),
        ),
      })
      .where("id", "=", draft.id)
      .execute();
    await writeEvent(tx, caller, {
      type: "course.mergeVersion",
      subject: { entity: "course", id: courseId },
      data: { contentId: current.id, parts: written.length, conflicts: conflicts.length },
    });
    return {
      sequence: draft.sequence,
      version: current.version,
      taken: written.length,
      conflicts,
      parts: written.flatMap(({ after: part }) => (part.gone ? [] : [wirePart(part)])),
      gone: written.flatMap(({ after: part }) => (part.gone ? [{ locale: null, key: part.key }] : [])),
    };
  });
}

interface Merging extends z.output<typeof draftMerge> {
  before: Opened;
  after: Opened;
}

async function mergedParts(tx: Tx, draft: DraftRow, { before, after, take, undecided }: Merging) {
  const rows = await partsQuery(tx, draft.id).execute();
  const inSource = <P extends { locale: string }>(parts: readonly P[]) => parts.filter(({ locale }) => locale === "");
  const there = rows.filter(({ gone }) => !gone);
  const asked = { take: new Set(take), undecided: new Set(undecided) };
  const merged = mergeParts(inSource(before.parts), inSource(after.parts), inSource(there), asked);
  const known = new Map(rows.map((row) => [`${row.locale}/${row.key}`, row]));
  const files = new Map(inSource(after.parts).map(({ key, file }) => [key, file]));
  const saved = { revision: draft.sequence, placed: draft.sequence, gone: false };
  const written = merged.take.flatMap((part): WrittenPart[] => {
    const row = known.get(`/${part.key}`) ?? null;
    const fresh = { ...part, ...saved, locale: "", translated: null, file: files.get(part.key) ?? null };
    if (row === null) return [{ before: row, after: fresh }];
    // what says the same is only moved: its translations stay as good as they were
    const same = !row.gone && canonicalJson(row.block) === canonicalJson(part.block);
    if (same && row.piece === part.piece && row.position === part.position) return [];
    const { piece, position, block } = part;
    return [{ before: row, after: { ...row, ...saved, revision: same ? row.revision : saved.revision, piece, position, block } }];
  });
  const dropped = merged.drop.flatMap((key): WrittenPart[] => {
    const row = known.get(`/${key}`);
    return row === undefined || row.gone ? [] : [{ before: row, after: { ...row, gone: true, revision: draft.sequence } }];
  });
  const now = new Map<string, Source>(inSource(there).map((row) => [row.key, row]));
  for (const { after: part } of [...written, ...dropped])
    if (part.gone) now.delete(part.key);
    else now.set(part.key, part);
  const told = mergeTranslations({ base: before.parts, theirs: after.parts, mine: there, source: [...now.values()] }, asked);
  const translated = told.take.map((part): WrittenPart => ({
    before: known.get(`${part.locale}/${part.key}`) ?? null,
    after: { ...part, ...saved, file: null },
  }));
  return { written: [...written, ...dropped, ...translated], conflicts: [...merged.conflicts, ...told.conflicts] };
}
