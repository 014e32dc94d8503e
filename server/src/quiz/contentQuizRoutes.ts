import type { Access } from "@vigil/model/identity/permission";
import { drawing } from "../attempt/drawing.ts";
import * as schemas from "../exam/examSchemas.ts";
import { takesExam } from "../exam/takesExam.ts";
import type { App, House } from "../house.ts";
import { sealContentQuiz, startContentQuiz } from "./contentQuiz.ts";

const works = { permission: "signedIn", leased: true } satisfies { permission: Access; leased: true };

/** Multiple choice, apart from programs. */
export function contentQuizRoutes(app: App, house: House): void {
  const { asDomain } = house;
  const path = "/api/training/content-quiz/:quizId";
  const random = drawing(house);
  app.post(
    path,
    {
      config: works,
      schema: { summary: "Start a quiz, or resume the open one", params: schemas.quizParams, querystring: schemas.languageQuery },
    },
    async (request) => {
      const by = takesExam(request, "ExamInAudit");
      const call = { ...request.params, ...request.query, random };
      return asDomain(by.domainId, (tx) => startContentQuiz(tx, by, call));
    },
  );
  app.put(
    path,
    {
      config: works,
      schema: { summary: "Hand in a quiz", params: schemas.quizParams, querystring: schemas.languageQuery, body: schemas.submitBody },
    },
    async (request) => {
      const by = takesExam(request, "ExamInAudit");
      return asDomain(by.domainId, (tx) => sealContentQuiz(tx, by, request.params, request.body));
    },
  );
}
