import type { Room } from "../room.ts";
import { forgetMails } from "./forgetMails.ts";
import { mailQueue } from "./mailQueue.ts";
import { startMail } from "./startMail.ts";

export const mailRoom: Room = { jobs: [startMail], queues: [mailQueue], forget: forgetMails };
