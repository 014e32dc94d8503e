import type { Room } from "../room.ts";
import { mailQueue } from "./mailQueue.ts";
import { startMail } from "./startMail.ts";

export const mailRoom: Room = { jobs: [startMail], queues: [mailQueue] };
