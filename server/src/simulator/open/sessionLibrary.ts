import type { SimulatorObject } from "@vigil/model/simulator/wire";
import type { Tx } from "../../storage/asDomain.ts";

export type SessionLibrary = Awaited<ReturnType<typeof sessionLibrary>>;

/** What a session tells of its library. */
export async function sessionLibrary(tx: Tx, libraryId: number) {
  const library = tx.selectFrom("imageLibraries").select(["threatCategories", "templateVersion"]).where("id", "=", libraryId);
  const [found, objects] = await Promise.all([library.executeTakeFirstOrThrow(), libraryObjects(tx, libraryId)]);
  return { ...found, objects };
}

export async function libraryObjects(tx: Tx, libraryId: number): Promise<SimulatorObject[]> {
  const rows = await tx
    .selectFrom("libraryObjects")
    .select(["id", "category", "description"])
    .where("libraryId", "=", libraryId)
    .where("active", "=", true)
    .orderBy("category")
    .orderBy("id")
    .execute();
  return rows.map(({ id, category, description }) => ({ objectId: id, objectCategory: category, objectDescription: description }));
}
