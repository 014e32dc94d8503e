import type { userSession } from "@vigil/model/organization/userSession";
import type { Place } from "../../entity/place.ts";

export const userSessionPlace: Place<typeof userSession> = {
  cells: async () => (await import("./userSessionCells.tsx")).userSessionCells,
  rowActions: async () => (await import("./UserSessionActions.tsx")).UserSessionRowActions,
  bulkActions: async () => (await import("./UserSessionActions.tsx")).UserSessionBulkActions,
};
