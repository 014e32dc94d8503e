import type { Contents } from "../room.ts";
import { simulatorRoutes } from "./simulatorRoutes.ts";
import { startSealing } from "./startSealing.ts";

/** Sessions at the X-ray screen. */
export const simulatorRoom: Contents = { routes: [simulatorRoutes], jobs: [startSealing] };
