import type { TaskError } from "@vigil/model/imageLibrary/libraryTask";
import type { Selectable } from "kysely";
import type { House } from "../../house.ts";
import type { Database } from "../../storage/database.ts";
import type { Tx } from "../../storage/asDomain.ts";

export type TaskRow = Selectable<Database["libraryTasks"]>;
export type TaskHouse = Pick<House, "asDomain" | "files" | "archives" | "log" | "now"> & {
  settings: Pick<House["settings"], "dataDirectory" | "freeDiskBytes" | "secretKey" | "archiveDays" | "uploadSeconds">;
};

/** What a task's work is given. */
export interface TaskWork {
  house: TaskHouse;
  task: TaskRow;
  signal: AbortSignal;
  /** Says how far it is; throws when the task was called off or the server stops. */
  tell: (progress: { wanted?: number; done?: number }) => Promise<void>;
  /** Closes the task in the transaction of what it did last; throws when it was called off meanwhile. */
  finish: (tx: Tx, counts: Record<string, number>, change?: { libraryId?: number; expiresAt?: Date }) => Promise<void>;
}

/** The task ends with a sentence for whoever asked. */
export class TaskRefused extends Error {
  readonly error: TaskError;
  constructor(code: TaskError["code"], details: TaskError["details"] = {}) {
    super(code);
    this.error = { code, details };
  }
}

/** It was called off: what it had begun is to be taken away. */
export class TaskCancelled extends Error {}
