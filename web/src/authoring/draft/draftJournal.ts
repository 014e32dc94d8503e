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
  write: (id: string, change: DraftChange) => Promise<void>;
  remove: (id: string) => Promise<void>;
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
    write: (id, change) => quietly(store.put({ userId, courseId, id, change })),
    remove: (id) => quietly(store.remove([userId, courseId, id])),
    read: () => store.below([userId, courseId]).catch(() => []),
  };
}
