import type { TaskKind } from "@vigil/model/imageLibrary/libraryTask";
import type { Queue } from "../../jobs/jobs.ts";

export interface TaskOrder {
  domainId: number;
  taskId: number;
}

/** Archives written and read. */
export const archiveQueue: Queue<TaskOrder> = {
  name: "archive",
  keyOf: ({ taskId }) => String(taskId),
  retryLimit: 20,
  expireInSeconds: 86_000,
};

/** Images made again, where images are made. */
export const remakeQueue: Queue<TaskOrder> = { ...archiveQueue, name: "remakeImages" };

/** Images are made again only where images are made. */
export const queueOf = (kind: TaskKind): Queue<TaskOrder> => (kind === "remake" ? remakeQueue : archiveQueue);
