import type { Room } from "../room.ts";
import { listCountRoutes } from "./listCountRoutes.ts";
import { listViewRoutes } from "./listViewRoutes.ts";

/** How people look at lists, kept under names. */
export const viewsRoom: Room = {
  routes: [listViewRoutes, listCountRoutes],
  conflicts: { list_views_name: { code: "ListViewConflict", field: "name" } },
};
