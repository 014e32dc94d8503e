import type { LibraryTask } from "@vigil/model/imageLibrary/libraryTask";
import type { TaskRow } from "./taskWork.ts";
import { wireInstant } from "../../http/wireInstant.ts";

export const presentTask = (task: TaskRow, now: Date): LibraryTask => {
  const { id, kind, libraryId, state, wanted, done, counts, failures, error, expiresAt, createdAt } = task;
  return {
    id,
    kind,
    libraryId,
    state,
    wanted,
    done,
    counts,
    error,
    failures: failures.slice(0, 20),
    expiresAt: expiresAt !== null && expiresAt > now ? wireInstant(expiresAt) : null,
    createdAt: wireInstant(createdAt),
  };
};
