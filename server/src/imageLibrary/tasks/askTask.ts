import type { LibraryTask, TaskKind } from "@vigil/model/imageLibrary/libraryTask";
import type { House } from "../../house.ts";
import type { Caller } from "../../identity/access/caller.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { presentTask } from "./presentTask.ts";
import { queueOf } from "./taskQueues.ts";

interface Asked {
  kind: TaskKind;
  libraryId: number | null;
  request: object;
  /** Images it concerns, as far as that is known. */
  wanted?: number;
  /** What the log tells of it, where the request is too long for that. */
  told?: object;
}

/** Writes a task down, tells of it and queues it, in one transaction. */
export async function askTask(
  tx: Tx,
  { jobs, now }: Pick<House, "jobs" | "now">,
  by: Caller,
  { kind, libraryId, request, wanted = 0, told = request }: Asked,
): Promise<LibraryTask> {
  const task = await tx
    .insertInto("libraryTasks")
    .values({
      domainId: by.domainId,
      libraryId,
      kind,
      wanted,
      createdBy: by.userId,
      createdByDomainId: by.homeDomainId,
      request: JSON.stringify(request),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await jobs.send(tx, queueOf(kind), { domainId: by.domainId, taskId: task.id });
  await writeEvent(tx, by, {
    type: `imageLibrary.${kind}`,
    ...(libraryId === null ? {} : { subject: { entity: "imageLibrary", id: libraryId } }),
    data: { taskId: task.id, ...told },
  });
  return presentTask(task, now());
}
