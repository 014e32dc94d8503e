import { randomUUID } from "node:crypto";
import type pg from "pg";
import type { Files } from "../files/files.ts";
import { openFiles, type FilePlace } from "../files/openFiles.ts";
import { storeIdOf } from "./storeIdOf.ts";

const SAMPLE = 500;

/**
 * The files and the database carry one id, made by the first start that finds neither. Anything else than the same id on both sides is
 * refused: the sweep would take all files of a store for nobody's. Several nodes share one store, and its id.
 */
export async function joinStore(owner: pg.Client, place: FilePlace): Promise<void> {
  const { files, probe } = await openFiles(place);
  await probe?.();
  const carried = await files.storeId();
  const wanted = await storeIdOf(owner);
  if (carried !== undefined && carried === wanted) return;
  if (carried !== undefined) throw new Error(otherStore(files, "are of another installation than the database"));
  await refuseStranger(owner, files);
  if (wanted === undefined) await owner.query("update installation set store_id = $1 where store_id is null", [randomUUID()]);
  const id = (await storeIdOf(owner))!; // in the database first: a start that dies in between is taken up by the next
  const given = await files.giveStoreId(id);
  if (given !== id) throw new Error(otherStore(files, "are of another installation than the database"));
}

/** A store without an id, as before there were any: it is this database's when it has files that the database names, or neither has any. */
async function refuseStranger(owner: pg.Client, files: Files): Promise<void> {
  const first = await files.all()[Symbol.asyncIterator]().next();
  const { rows: named } = await owner.query<{ hash: string }>("select hash from files order by created_at desc limit $1", [SAMPLE]);
  if (first.done === true && named.length === 0) return;
  if (first.done === true) throw new Error(otherStore(files, "are not there, though the database names some"));
  for (const { hash } of named) if ((await files.check(hash)) !== "missing") return;
  throw new Error(otherStore(files, "are none of those that the database names"));
}

const otherStore = ({ place }: Files, how: string) =>
  `The files in ${place} ${how}: check DATABASE_URL, DATA_DIR and FILES. If the two do belong together, say so once: npm run adopt -- files`;
