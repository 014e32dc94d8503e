import type { programStatus } from "@vigil/model/training/programStatus";
import type { Place } from "../../entity/place.ts";

export const programStatusPlace: Place<typeof programStatus> = {
  rowActions: async () => {
    const { ResetStatuses } = await import("./ResetStatuses.tsx");
    return ({ record, mayEdit }) =>
      mayEdit && record.closedAt === null ? <ResetStatuses url="programstatuses" ids={[record.id]} done={() => {}} /> : null;
  },
  bulkActions: async () => {
    const { ResetStatuses } = await import("./ResetStatuses.tsx");
    return ({ ids, mayEdit, done }) => (mayEdit ? <ResetStatuses url="programstatuses" ids={ids} done={done} /> : null);
  },
};
