import type { LabAnswer } from "@vigil/model/training/labs/labState";
import { indexedStore } from "../../shell/indexedStore.ts";

/** The page of a course, and a lab on it. */
export interface LabPlace {
  programId: number;
  courseId: number;
  unitId: number;
  sectionId: number;
  pageId: number;
  labId: number;
}

/** One answer in a lab that the server has not acknowledged yet. */
export interface KeptAnswer {
  userId: number;
  /** Answers are sent in the order of their numbers. */
  number: number;
  /** Grows when a later answer takes the place of this one. */
  revision: number;
  place: LabPlace;
  answer: LabAnswer;
}

/** Answers kept in this browser until the server has them. */
export interface LabJournal {
  write(entry: KeptAnswer): Promise<void>;
  remove(entry: Pick<KeptAnswer, "userId" | "number" | "revision">): Promise<void>;
  read(userId: number): Promise<KeptAnswer[]>;
}

/** In IndexedDB; where the browser has none, answers live as long as the page. */
export function labJournal(): LabJournal {
  if (typeof indexedDB === "undefined") return memoryLabJournal();
  const store = indexedStore<KeptAnswer>("vigil.labs", "answers", ["userId", "number"]);
  return {
    write: (entry) => store.put(entry),
    async remove({ userId, number, revision }) {
      const known = await store.get([userId, number]);
      if (known !== undefined && known.revision <= revision) await store.remove([userId, number]);
    },
    read: (userId) => store.below([userId]),
  };
}

export function memoryLabJournal(): LabJournal {
  const entries = new Map<number, KeptAnswer>();
  return {
    write: (entry) => Promise.resolve(void entries.set(entry.number, entry)),
    remove({ number, revision }) {
      if ((entries.get(number)?.revision ?? Infinity) <= revision) entries.delete(number);
      return Promise.resolve();
    },
    read: (userId) =>
      Promise.resolve([...entries.values()].filter((entry) => entry.userId === userId).toSorted((one, other) => one.number - other.number)),
  };
}
