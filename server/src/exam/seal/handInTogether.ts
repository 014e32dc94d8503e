import type { SubmitAnswer, SubmitBody } from "@vigil/model/exam/examWire";
import type { Caller } from "../../identity/access/caller.ts";
import { goTogether } from "../../storage/crowd/goTogether.ts";
import type { ExamCall } from "../open/examOfCall.ts";
import { sealExam, type SealCall } from "./sealExam.ts";

type HandingIn = ExamCall & SealCall & { by: Caller; body: SubmitBody };

/** Hands in the exam of a course; of a crowd those who come while others hand in do so in one transaction, each as it would alone. */
export const handInTogether = goTogether<HandingIn, SubmitAnswer>((tx, { by, body, ...call }) => sealExam(tx, by, call, body), {
  writesByThemselves: true,
});
