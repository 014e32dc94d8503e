import type { Access } from "@vigil/model/identity/permission";
import type { SubmitAnswer } from "@vigil/model/exam/examWire";
import { z } from "zod";
import { drawing } from "../attempt/drawing.ts";
import type { Routes } from "../house.ts";
import { Problem } from "../problem.ts";
import { takesTraining } from "../training/takesTraining.ts";
import { questionsRules } from "./questionsRules.ts";
import type { QuestionsTaking } from "./quizTaking.ts";

const works = { permission: "signedIn", leased: true } satisfies { permission: Access; leased: true };
const params = z.object({ quizId: z.coerce.number().int() });
const querystring = z.object({ locale: z.string().max(10).optional() });

/** Multiple choice, apart from programs. */
export const contentQuizRoutes =
  (questions: QuestionsTaking): Routes =>
  (app, house) => {
    const { asDomain } = house;
    const path = "/api/training/content-quiz/:quizId";
    const random = drawing(house);
    app.post(path, { config: works, schema: { summary: "Start a quiz, or resume the open one", params, querystring } }, async (request) => {
      const by = takesTraining(request, "ExamInAudit");
      const { quizId } = request.params;
      if (quizId < 1) throw new Problem(422, "QuizIdRequired", { field: "quizId" });
      const call = { quizId, ...request.query, random };
      return asDomain(by.domainId, (tx) => questions.start(tx, by, call, () => questionsRules(tx, by, quizId)));
    });
    app.put(
      path,
      { config: works, schema: { summary: "Hand in a quiz", params, querystring, body: questions.body } },
      async (request): Promise<SubmitAnswer> => {
        const by = takesTraining(request, "ExamInAudit");
        const { quizId } = request.params;
        const result = await asDomain(by.domainId, (tx) => questions.handIn(tx, by, quizId, request.body));
        return { passed: result.passed, courseStatus: null, result };
      },
    );
  };
