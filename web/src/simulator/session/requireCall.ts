import { refusalOf, type StartCall } from "@vigil/model/simulator/startCall";
import { ApiProblem } from "../../apiProblem.ts";
import type { SessionAddress } from "./sessionCalls.ts";

/** A quiz is an exam; its item is the quiz, of a unit the unit. */
export const calledBy = (address: SessionAddress): Pick<StartCall, "type" | "itemId"> =>
  "quizId" in address ? { type: "Exam", itemId: address.quizId } : { type: address.type, itemId: address.unitId };

/** The simulator is entered and left by the rules, or not at all. */
export function requireCall(call: StartCall): void {
  const code = refusalOf(call);
  if (code !== null) throw new ApiProblem(422, { code });
}
