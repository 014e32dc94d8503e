import type { integrityFlag } from "@vigil/model/integrity/integrityFlag";
import { only } from "../entity/bulk/selected.ts";
import type { Place } from "../entity/place.ts";

export const integrityFlagPlace: Place<typeof integrityFlag> = {
  groups: {
    general: ["userId", "companyName", "place", "kind", "facts", "raisedAt"],
    state: ["verdict", "note", "reviewedBy", "reviewedAt", "simulatorSessionId", "examAttemptId"],
  },
  cells: async () => (await import("./integrityFlagCells.tsx")).integrityFlagCells,
  rowActions: async () => {
    const { ReviewFlags } = await import("./ReviewFlags.tsx");
    return ({ record, mayEdit }) => (mayEdit ? <ReviewFlags chosen={only(record.id)} done={() => {}} /> : null);
  },
  bulkActions: async () => {
    const { ReviewFlags } = await import("./ReviewFlags.tsx");
    return ({ chosen, mayEdit, done }) => (mayEdit ? <ReviewFlags chosen={chosen} done={done} /> : null);
  },
};
