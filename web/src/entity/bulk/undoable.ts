import type { BulkAct } from "@vigil/model/entity/bulk/bulkWire";
import { createElement } from "react";
import { UndoInToast } from "./UndoInToast.tsx";

/** What a toast offers after an act on many: undoing it, where it can be undone. */
export const undoable = (act: BulkAct | null) =>
  act === null || act.undoUntil === null ? undefined : ({ close }: { close: () => void }) => createElement(UndoInToast, { act, close });
