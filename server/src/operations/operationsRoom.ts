import type { Contents } from "../room.ts";
import { operationsRoutes } from "./operationsRoutes.ts";

/** How the installation stands. */
export const operationsRoom: Contents = { routes: [operationsRoutes] };
