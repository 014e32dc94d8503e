import type { BulkAct } from "@vigil/model/entity/bulk/bulkWire";
import { store } from "../../shell/store.ts";

/** The last act on many of this visit, until it is put away: what came of it, and undoing it. */
export const latestAct = store<BulkAct | null>(null);
