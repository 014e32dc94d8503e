import type { Tx } from "../storage/asDomain.ts";

/** What a learner must know by sight: the prohibited kinds of the catalogue, with a sentence on what to look for. */
export async function seedLibraryObjects(tx: Tx, libraryId: number, categories: readonly string[]): Promise<void> {
  // Only a first start needs it; every later one starts sooner without.
  const { catalogue } = await import("@vigil/xray/catalogue/catalogue");
  const objects = Object.values(catalogue).flatMap(({ category, name, description }) =>
    category === null || !categories.includes(category) ? [] : [{ libraryId, category, description: `${name}. ${description}` }],
  );
  await tx.insertInto("libraryObjects").values(objects).execute();
}
