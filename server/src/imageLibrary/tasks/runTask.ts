import type { TaskError } from "@vigil/model/imageLibrary/libraryTask";
import pg from "pg";
import { writeEvent } from "../../reporting/writeEvent.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { isFullDisk } from "../../files/diskRoom.ts";
import { FilesAway } from "../../files/filesAway.ts";
import { TaskCancelled, TaskRefused, type TaskHouse, type TaskRow, type TaskWork } from "./taskWork.ts";

type Work = (work: TaskWork) => Promise<void>;

/**
 * Does a task that is waiting, or whose server died: the work begins again or goes on where it was, and shows nothing before it is
 * finished. What may pass by itself (the server stops, the database or the bucket of files is away) is thrown, so that the queue tries again.
 */
export async function runTask(
  house: TaskHouse,
  { domainId, taskId }: { domainId: number; taskId: number },
  works: Readonly<Partial<Record<TaskRow["kind"], Work>>>,
  signal: AbortSignal,
): Promise<void> {
  const { asDomain, log } = house;
  const own = (tx: Tx) => tx.updateTable("libraryTasks").where("domainId", "=", domainId).where("id", "=", taskId);
  const task = await asDomain(domainId, (tx) =>
    own(tx).set({ state: "running", updatedAt: new Date() }).where("state", "in", ["waiting", "running"]).returningAll().executeTakeFirst(),
  );
  const work = task && works[task.kind];
  if (!task || !work) return;
  const actor = { domainId, requestId: `task ${taskId}`, address: "", ...(task.createdBy === null ? {} : { userId: task.createdBy }) };
  const ended = (tx: Tx, libraryId: number | null, data: object, error?: TaskError) =>
    writeEvent(tx, actor, {
      type: `imageLibrary.${task.kind}${error ? "Failed" : "Done"}`,
      severity: error ? "warning" : "info",
      ...(libraryId === null ? {} : { subject: { entity: "imageLibrary", id: libraryId } }),
      data: { taskId, ...data },
      ...(error ? { error: error.code } : {}),
    });
  const finish: TaskWork["finish"] = async (tx, counts, change = {}) => {
    const closed = await own(tx)
      .set({ state: "done", counts: JSON.stringify(counts), error: null, updatedAt: new Date(), ...change })
      .where("state", "=", "running")
      .returning("libraryId")
      .executeTakeFirst();
    if (!closed) throw new TaskCancelled();
    await ended(tx, closed.libraryId, counts);
  };
  const fail = (error: TaskError) =>
    asDomain(domainId, async (tx) => {
      const failed = await own(tx)
        .set({ state: "failed", error: JSON.stringify(error), updatedAt: new Date() })
        .where("state", "=", "running")
        .executeTakeFirst();
      if (failed.numUpdatedRows > 0n) await ended(tx, task.libraryId, error.details, error);
    });
  const tell: TaskWork["tell"] = async (progress) => {
    signal.throwIfAborted();
    const told = await asDomain(domainId, (tx) =>
      own(tx)
        .set({ ...progress, updatedAt: new Date() })
        .where("state", "=", "running")
        .executeTakeFirst(),
    );
    if (told.numUpdatedRows === 0n) throw new TaskCancelled();
  };
  try {
    await work({ house, task, signal, tell, finish });
  } catch (error) {
    if (error instanceof TaskCancelled) return;
    if (signal.aborted || error instanceof pg.DatabaseError || error instanceof FilesAway) throw error;
    if (error instanceof TaskRefused) return fail(error.error);
    if (isFullDisk(error)) return fail({ code: "DiskFull", details: {} });
    log.error({ taskId, error: error instanceof Error ? error.stack : String(error) }, "A task of a library failed.");
    await fail({ code: task.kind === "import" ? "ImportFailed" : "Unknown", details: {} });
  }
}
