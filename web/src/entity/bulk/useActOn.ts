import type { BulkAct } from "@vigil/model/entity/bulk/bulkWire";
import type { InvalidateQueryFilters } from "@tanstack/react-query";
import i18next from "i18next";
import { call } from "../../api.ts";
import { download } from "../../download.ts";
import type { Question } from "../../shell/confirmation.ts";
import { useAct } from "../../shell/useAct.ts";

interface Settled {
  done: (act: BulkAct) => void;
  stale: readonly InvalidateQueryFilters[];
  /** Asked before it is undone. */
  ask?: () => Question;
}

/** What is done with an act on many afterwards: undoing it, stopping it, and the file of what it left. */
export function useActOn({ id }: BulkAct, { done, stale, ask }: Settled) {
  const undo = useAct({ call: () => call<BulkAct>("POST", `bulkacts/${id}/undo`), ...(ask ? { ask } : {}), done, stale });
  const stop = useAct({ call: () => call<BulkAct>("POST", `bulkacts/${id}/stop`), done, stale });
  const file = useAct({ call: () => download(`bulkacts/${id}/left.csv?language=${i18next.language}`, `refused-${id}.csv`) });
  return { undo, stop, file };
}
