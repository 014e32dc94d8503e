import type { Contents } from "../room.ts";
import { mailQueue } from "./mailQueue.ts";
import { startMail } from "./startMail.ts";

export const mailRoom: Contents = { jobs: [startMail], queues: [mailQueue] };
