import type { House } from "../../house.ts";
import { callerLater } from "../../identity/access/callerLater.ts";
import { refuseDied, type JobTry } from "../../jobs/jobs.ts";
import { isPassing } from "../../storage/isPassing.ts";
import { applyImport } from "./applyImport.ts";
import { checkImport } from "./checkImport.ts";
import { endApplying } from "./endApplying.ts";
import type { ImportRow } from "./importRow.ts";
import { pieceOf, StepOver, type ImportStep } from "./importStep.ts";
import { undoImport } from "./undoImport.ts";

const works: Partial<Record<ImportRow["state"], (step: ImportStep) => Promise<void>>> = {
  checking: checkImport,
  applying: applyImport,
  undoing: undoImport,
};

/**
 * Does the step that an import waits for, with the rights its person has now. What was cut off goes on behind the pieces that hold; what
 * fails for good stops the import, and says what was done until then.
 */
export async function workImport(
  house: House,
  { domainId, importId, step }: { domainId: number; importId: number; step: number },
  { signal = new AbortController().signal, last = false, died = false }: { signal?: AbortSignal } & Partial<JobTry> = {},
): Promise<void> {
  const row = await house.asDomain(domainId, (tx) =>
    tx
      .selectFrom("userImports")
      .selectAll()
      .where("domainId", "=", domainId)
      .where("id", "=", importId)
      .where("step", "=", step)
      .executeTakeFirst(),
  );
  const work = row && works[row.state];
  if (!row || !work) return;
  const by = row.state === "undoing" ? row.undoneBy : row.createdBy;
  const homeDomainId = (row.state === "undoing" ? row.undoneByDomainId : row.createdByDomainId) ?? domainId;
  const caller =
    by === null
      ? undefined
      : await callerLater(house.asDomain, { domainId, homeDomainId, userId: by, requestId: `user import ${importId}` });
  const piece = pieceOf(house, row, signal);
  try {
    refuseDied({ died });
    if (caller === undefined || !caller.permissions.has(row.state === "undoing" ? "users:edit" : "users:add")) {
      await stop(house, row, "Forbidden");
      return;
    }
    await work({ house, row, caller, signal, piece });
  } catch (error) {
    if (error instanceof StepOver) return;
    if (signal.aborted || (!last && isPassing(error))) throw error; // it is tried again, and goes on behind what holds
    house.log.error(error, "An import of users failed.");
    await stop(house, row, "UserImportFailed");
  }
}

/** Before anything was applied an import goes back to where its person can order again; behind that it is stopped where it is. */
async function stop(house: House, row: ImportRow, error: "Forbidden" | "UserImportFailed"): Promise<void> {
  const { domainId, id, state, step } = row;
  await house.asDomain(domainId, async (tx) => {
    const held = await tx
      .updateTable("userImports")
      .set({ state: state === "checking" ? "read" : "stopped", error })
      .where("domainId", "=", domainId)
      .where("id", "=", id)
      .where("state", "=", state)
      .where("step", "=", step)
      .executeTakeFirst();
    if (held.numUpdatedRows > 0n && state !== "checking")
      await endApplying(tx, row, { domainId, requestId: `user import ${id}`, address: "" }, "stopped", error);
  });
}
