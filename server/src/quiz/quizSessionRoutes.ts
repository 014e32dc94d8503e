import type { Access } from "@vigil/model/identity/permission";
import { drawing } from "../attempt/drawing.ts";
import type { App, House } from "../house.ts";
import { caller } from "../identity/access/caller.ts";
import { Problem } from "../problem.ts";
import { learnerQuizzes } from "./learnerQuizzes.ts";
import { sealSession } from "../simulator/seal/sealSession.ts";
import { sessionRows } from "../simulator/sessionRow.ts";
import { itemParams, sealBody } from "../simulator/simulatorSchemas.ts";
import { startQuiz } from "./startQuiz.ts";

const takes = { permission: "training:take" } satisfies { permission: Access };
/** Who works elsewhere is refused. */
const works = { ...takes, leased: true };
const path = "/api/training/simulator-quiz/:itemId";

/** Quizzes at the X-ray screen: which there are, begin, hand in. Decisions go the way of every session. */
export function quizSessionRoutes(app: App, house: House): void {
  const { asDomain } = house;
  const random = drawing(house);
  app.get("/api/training/quizzes", { config: takes, schema: { summary: "The caller's quizzes" } }, async (request) => {
    const by = caller(request);
    return asDomain(by.domainId, (tx) => learnerQuizzes(tx, by));
  });

  app.post(
    path,
    { config: works, schema: { summary: "Start a simulator quiz, or resume the open one", params: itemParams } },
    async (request) => {
      const by = caller(request);
      return asDomain(by.domainId, (tx) => startQuiz(tx, by, request.params.itemId, random));
    },
  );

  app.put(path, { config: works, schema: { summary: "Seal a simulator quiz", params: itemParams, body: sealBody } }, async (request) => {
    const by = caller(request);
    const { sessionId, state } = request.body;
    return asDomain(by.domainId, async (tx) => {
      const session = await sessionRows.lockOwn(tx, by, sessionId);
      if (session.quizId !== request.params.itemId) throw new Problem(404, "NotFound");
      return sealSession(tx, by, session, "submit", state);
    });
  });
}
