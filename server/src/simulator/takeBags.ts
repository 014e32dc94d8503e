import { resume } from "../attempt/openOnce.ts";
import { Problem } from "../problem.ts";
import type { BagsTaking } from "../quiz/quizTaking.ts";
import { choosePaper } from "./open/choosePaper.ts";
import { openAnswer, openSession, type SessionPlace } from "./open/openSession.ts";
import { readiness } from "./open/readiness.ts";
import { sealSession } from "./seal/sealSession.ts";
import { sessionKind } from "./sessionKind.ts";
import { sessionRows } from "./sessionRow.ts";
import { sealBody } from "./simulatorSchemas.ts";

/** A session of the bags of a quiz, as an exam. */
export const takeBags: BagsTaking = {
  body: sealBody,
  start: async (tx, caller, call, rules) => {
    const place: SessionPlace = { type: "Exam", courseStatusId: null, unitId: null, quizId: call.quizId };
    return resume(tx, caller, sessionKind, place, {
      answer: (open) => openAnswer(tx, open),
      again: () => takeBags.start(tx, caller, call, rules),
      begin: async () => openAnswer(tx, await openSession(tx, caller, place, await rules(), call.random)),
    });
  },
  ready: (tx, caller, call, rules) => readiness(async () => choosePaper(tx, { ...caller, ...(await rules()) }, call.random)),
  handIn: async (tx, caller, quizId, { sessionId, state, activity }) => {
    const session = await sessionRows.lockOwn(tx, caller, sessionId);
    if (session.quizId !== quizId) throw new Problem(404, "NotFound");
    return sealSession(tx, caller, session, "submit", state, activity);
  },
  seal: async (tx, learner, id) => sealSession(tx, learner, await sessionRows.lockOwn(tx, learner, id), "submit"),
};
