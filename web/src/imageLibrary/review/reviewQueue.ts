import { image } from "@vigil/model/imageLibrary/image";
import type { ActPreview } from "@vigil/model/imageLibrary/imageAct";
import { call } from "../../api.ts";
import { readListState } from "../../entity/list/listState.ts";
import { matchingIds } from "../../entity/list/matchingIds.ts";

export interface ReviewQueue {
  /** What this reviewer may decide, in the order of the list. */
  readonly ids: readonly number[];
  /** Waiting too, but made by this reviewer. */
  readonly own: readonly number[];
  /** There are further ones behind the most that are taken at once. */
  readonly more: boolean;
}

/** The drafts that a list's filters find and that wait for this reviewer. */
export async function reviewQueue(filters: Readonly<Record<string, string | undefined>>): Promise<ReviewQueue> {
  const { ids, more } = await matchingIds(image, readListState(image, { ...filters, state: "draft" }));
  if (ids.length === 0) return { ids, own: [], more };
  const { ready, left } = await call<ActPreview>("POST", "images/preview", { body: { act: "approve", ids } });
  const leftFor = (wanted: string) => left.find(({ why }) => why === wanted)?.ids ?? [];
  // what is not whole cannot be approved, but it can be sent back
  const mine = new Set([...ready, ...leftFor("incomplete")]);
  return { ids: ids.filter((id) => mine.has(id)), own: leftFor("own"), more };
}
