import type { BulkAct } from "@vigil/model/entity/bulk/bulkWire";
import { createElement } from "react";
import { UndoInToast } from "./UndoInToast.tsx";

/** What a toast offers after an act on many: undoing it where it can be undone, and the page of all one's acts. */
export const reachable =
  (act: BulkAct) =>
  ({ close }: { close: () => void }) =>
    createElement(UndoInToast, { act, close });

/** The same where it can be undone alone: all else is told on the list. */
export const undoable = (act: BulkAct | null) => (act === null || act.undoUntil === null ? undefined : reachable(act));
