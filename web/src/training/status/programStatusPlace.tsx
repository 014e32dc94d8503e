import type { programStatus } from "@vigil/model/training/programStatus";
import { only } from "../../entity/bulk/selected.ts";
import type { Place } from "../../entity/place.ts";

export const programStatusPlace: Place<typeof programStatus> = {
  rowActions: async () => {
    const { ResetStatuses } = await import("./ResetStatuses.tsx");
    return ({ record, mayEdit }) =>
      mayEdit && record.closedAt === null ? <ResetStatuses url="programstatuses" chosen={only(record.id)} done={() => {}} /> : null;
  },
  bulkActions: async () => {
    const { ResetStatuses } = await import("./ResetStatuses.tsx");
    return ({ chosen, mayEdit, done }) => (mayEdit ? <ResetStatuses url="programstatuses" chosen={chosen} done={done} /> : null);
  },
};
