import { imageFaults } from "@vigil/model/imageLibrary/imageRules";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { readRendered, statedViews } from "./statedImage.ts";

/** Images that were put together by hand are approved when they are whole; the first fault is the answer, all are in its details. */
export async function refuseIncomplete(tx: Tx, ids: readonly number[]): Promise<void> {
  const images = await readRendered(tx, ids);
  const faults = images.flatMap(({ id, stated, views }) => imageFaults(stated, statedViews(views)).map((fault) => ({ id, ...fault })));
  const [first] = faults;
  if (first) throw new Problem(409, first.code, { details: { ids: [...new Set(faults.map(({ id }) => id))], faults } });
}
