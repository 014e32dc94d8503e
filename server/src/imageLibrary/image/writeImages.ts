import type { ChangeOf, CreateOf, RecordOf } from "@vigil/model/entity/entity";
import { image } from "@vigil/model/imageLibrary/image";
import { contradictions, type StatedImage } from "@vigil/model/imageLibrary/imageRules";
import { getRecord } from "../../entity/readRecords.ts";
import type { View } from "../../entity/view.ts";
import { changeRecords, insertRecord } from "../../entity/writeRecords.ts";
import { sentenceOf } from "../../http/sentenceOf.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { readRendered } from "../approval/statedImage.ts";
import { requireOwner } from "../../identity/access/requireOwner.ts";

type Image = typeof image;
type Said = Partial<Pick<ChangeOf<Image>, "kind" | "decision" | "threatCategory" | "threatDescription">>;

/** An image that was rendered elsewhere begins as a draft without pictures; what is said about it may not contradict itself. */
export async function insertImage(tx: Tx, view: View<Image>, values: CreateOf<Image>): Promise<RecordOf<Image>> {
  const { caller } = view;
  const library = await libraryOf(tx, values.imageLibraryId ?? 0);
  requireOwner(caller, library);
  const stated = said(values, { kind: "innocent", decision: "P", threatCategory: null, threatDescription: null, threats: [] });
  check(stated, library.threatCategories);
  const record = await insertRecord(tx, view, values, {
    ownerDomainId: library.ownerDomainId,
    views: JSON.stringify(Array.from({ length: values.viewCount ?? 1 }, () => ({ width: 0, height: 0, pictures: {} }))),
    state: "draft",
    custom: true,
    ...maker(view),
  });
  await tx
    .insertInto("imageTruths")
    .values({ imageId: record.id, ownerDomainId: library.ownerDomainId, threatDescription: stated.threatDescription })
    .execute();
  return getRecord(tx, view, record.id);
}

export async function changeImages(tx: Tx, view: View<Image>, changes: readonly ChangeOf<Image>[]): Promise<RecordOf<Image>[]> {
  const before = await readRendered(
    tx,
    changes.map(({ id }) => id),
    true,
  );
  for (const change of changes) {
    const found = before.find(({ id }) => id === change.id);
    if (!found) continue; // changeRecords says why it cannot be changed
    const stated = said(change, found.stated);
    check(stated, (await libraryOf(tx, found.libraryId)).threatCategories);
    await tx.updateTable("imageTruths").set({ threatDescription: stated.threatDescription }).where("imageId", "=", change.id).execute();
  }
  // who changes nothing has made nothing
  return changeRecords(tx, view, changes, ({ id: _id, revision: _revision, ...values }) =>
    Object.keys(values).length > 0 ? maker(view) : {},
  );
}

/** Who made it last may not be who approves it. */
export const maker = ({ caller: { userId, homeDomainId } }: Pick<View, "caller">) => ({ madeBy: userId, madeByDomainId: homeDomainId });

const said = (change: Said, before: StatedImage): StatedImage => ({
  kind: change.kind ?? before.kind,
  decision: change.decision ?? before.decision,
  threatCategory: change.threatCategory === undefined ? before.threatCategory : change.threatCategory,
  threatDescription: change.threatDescription === undefined ? before.threatDescription : change.threatDescription || null,
  threats: before.threats,
});

async function libraryOf(tx: Tx, libraryId: number) {
  const library = await tx
    .selectFrom("imageLibraries")
    .select(["ownerDomainId", "threatCategories"])
    .where("id", "=", libraryId)
    .executeTakeFirst();
  if (!library) throw new Problem(422, "ReferenceNotFound", { field: "imageLibraryId" });
  return library;
}

function check(stated: StatedImage, categories: readonly string[]): void {
  const faults: { field: string; code: Problem["code"] }[] = contradictions(stated);
  if (stated.threatCategory && !categories.includes(stated.threatCategory))
    faults.push({ field: "threatCategory", code: "ImageCategoryUnknown" });
  const [first] = faults;
  if (first)
    throw new Problem(422, first.code, {
      field: first.field,
      details: { faults: faults.map((fault) => ({ ...fault, message: sentenceOf(fault.code) })) },
    });
}
