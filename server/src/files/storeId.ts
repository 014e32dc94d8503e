import { randomUUID } from "node:crypto";
import { link, mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { unlessMissing } from "./unlessMissing.ts";

const pathIn = (directory: string) => join(directory, "installation");

/** The id a store of files carries: the database that may sweep it carries the same. undefined = it was never given one. */
export const storeIdIn = async (directory: string): Promise<string | undefined> =>
  (await unlessMissing(readFile(pathIn(directory), "utf8")))?.trim();

/** Gives a store its id. One that has an id keeps it unless `replace` is said; answers the one it has then. */
export async function giveStoreId(directory: string, id: string, { replace = false } = {}): Promise<string> {
  await mkdir(directory, { recursive: true });
  const fresh = `${pathIn(directory)}.${randomUUID()}`;
  const file = await open(fresh, "wx", 0o600);
  try {
    await file.writeFile(`${id}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  try {
    if (replace) await rename(fresh, pathIn(directory));
    else await link(fresh, pathIn(directory));
  } catch (error) {
    if ((await storeIdIn(directory)) === undefined) throw error; // else another node was quicker
  } finally {
    await rm(fresh, { force: true });
  }
  return (await storeIdIn(directory)) ?? id;
}
