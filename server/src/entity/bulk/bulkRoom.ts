import type { Room } from "../../room.ts";
import { actRoutes } from "./actRoutes.ts";
import { bulkQueue } from "./bulkQueue.ts";
import { forgetBulkActs } from "./forgetBulkActs.ts";
import { startBulkActs } from "./startBulkActs.ts";

/** What was done to many records at once: how far it is, what was refused, and undoing it. */
export const bulkRoom: Room = { routes: [actRoutes], jobs: [startBulkActs], queues: [bulkQueue], forget: forgetBulkActs };
