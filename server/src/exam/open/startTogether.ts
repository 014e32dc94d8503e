import type { ExamStart } from "@vigil/model/exam/examWire";
import type { Caller } from "../../identity/access/caller.ts";
import { goTogether } from "../../storage/crowd/goTogether.ts";
import type { ExamCall } from "./examOfCall.ts";
import { startExam, type StartCall } from "./startExam.ts";

/** Starts an exam; of a crowd those who come while others start do so in one transaction, each as it would alone. */
export const startTogether = goTogether<ExamCall & StartCall & { by: Caller }, ExamStart>((tx, { by, ...call }) => startExam(tx, by, call));
