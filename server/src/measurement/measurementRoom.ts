import type { Room } from "../room.ts";
import { groupRoutes } from "./group/groupRoutes.ts";
import { learnerRoutes } from "./learner/learnerRoutes.ts";

/** What people can do at the X-ray screen and how sure that is, of one and of many. */
export const measurementRoom: Room = { routes: [learnerRoutes, groupRoutes] };
