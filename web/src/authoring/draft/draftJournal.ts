import type { DraftChange } from "@vigil/model/authoring/draftChange";
import { indexedStore } from "../../shell/indexedStore.ts";

/** A change of a part that the server has not saved yet, as this browser keeps it. */
export interface KeptChange {
  userId: number;
  courseId: number;
  /** Of the part. */
  id: string;
  change: DraftChange;
}

export interface DraftJournal {
  /** Changes by the part they are of. */
  write: (changes: ReadonlyMap<string, DraftChange>) => Promise<void>;
  remove: (ids: readonly string[]) => Promise<void>;
  read: () => Promise<KeptChange[]>;
}

/** Survives a crash and a closed browser. Where the browser keeps nothing (private windows of some), there is only the page. */
export function draftJournal(userId: number, courseId: number): DraftJournal {
  if (typeof indexedDB === "undefined") return { write: async () => {}, remove: async () => {}, read: async () => [] };
  const store = indexedStore<KeptChange>("vigil-authoring", "changes", ["userId", "courseId", "id"]);
  const quietly = async (work: Promise<void>) => {
    try {
      await work;
    } catch {
      // a full or forbidden store keeps nothing; the server still has what it saved
    }
  };
  return {
    write: (changes) => quietly(store.put(...[...changes].map(([id, change]) => ({ userId, courseId, id, change })))),
    remove: (ids) => quietly(store.remove(...ids.map((id) => [userId, courseId, id]))),
    read: () => store.below([userId, courseId]).catch(() => []),
  };
}
