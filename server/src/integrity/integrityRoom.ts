import type { Room } from "../room.ts";
import { integrityFlagRoutes } from "./integrityFlagRoutes.ts";

/** What looks odd about a session or an attempt, and what somebody said of it. */
export const integrityRoom: Room = { routes: [integrityFlagRoutes] };
