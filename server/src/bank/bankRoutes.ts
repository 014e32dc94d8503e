import { bankQuestion } from "@vigil/model/bank/bankQuestion";
import { copyBody } from "@vigil/model/bank/bankWire";
import { sql } from "kysely";
import { idParameter } from "../entity/bodies.ts";
import { manyRoute } from "../entity/bulk/manyRoute.ts";
import { entityRoutes } from "../entity/entityRoutes.ts";
import { getRecord, getRecords } from "../entity/readRecords.ts";
import type { App, Routes } from "../house.ts";
import { asKeeper } from "../identity/access/asKeeper.ts";
import { caller } from "../identity/access/caller.ts";
import { preferredLanguage } from "../http/preferredLanguage.ts";
import { copyQuestions, previewCopy } from "./copyQuestions.ts";
import { readyBank } from "./readyBank.ts";
import { isDoubtful } from "./siblingSql.ts";
import { wholeQuestion } from "./wholeQuestion.ts";

const tags = [bankQuestion.plural];
const path = "/api/bankquestions";

const tagNames = sql`coalesce((select string_agg(tag.name, ', ' order by tag.name) from bank_question_tags marked
  join question_tags tag on tag.domain_id = marked.domain_id and tag.id = marked.tag_id
 where marked.domain_id = t.domain_id and marked.question_id = t.id), '')`;

/** The questions of a domain's quizzes and courses in one list. What they say is written where they stand. */
export const bankRoutes: Routes = (app, house) => {
  app.register(async (scope: App) => {
    // what is read of the bank is read of how questions stand now
    scope.addHook("preHandler", async (request) => readyBank(house, caller(request).domainId));
    const desk = entityRoutes(scope, house, bankQuestion, { expressions: { doubtful: isDoubtful, tagNames } });
    const viewing = { permission: desk.permission("view") };
    const editing = { permission: desk.permission("edit") };

    manyRoute(scope, house, desk, {
      name: "check",
      summary: "Say that the keys of questions were looked at and are right, after one was found wrong where they stand as well",
      permission: desk.permission("edit"),
      work: async (tx, view, records) => {
        const ids = records.map(({ id }) => id);
        await sql`update bank_questions set checked_at = clock_timestamp(), revision = revision + 1 where domain_id = ${view.caller.domainId}
          and id = any(${ids}::bigint[])`.execute(tx);
        return getRecords(tx, view, ids);
      },
    });
    scope.get(
      `${path}/:id/whole`,
      { config: viewing, schema: { tags, summary: "What is right, how it did, and where else it stands", params: idParameter } },
      (request) =>
        house.asDomain(caller(request).domainId, async (tx) => {
          await getRecord(tx, desk.view(request), request.params.id);
          const locale = preferredLanguage(request.headers["accept-language"]);
          return wholeQuestion(tx, caller(request), request.params.id, locale);
        }),
    );
    scope.post(
      `${path}/copy/preview`,
      { config: viewing, schema: { tags, summary: "What copying questions into a quiz or a draft would bring", body: copyBody } },
      (request) => {
        const by = caller(request);
        return asKeeper(house.asDomain, by, (tx) => previewCopy(tx, house, by, request.body.ids, request.body.to));
      },
    );
    scope.post(
      `${path}/copy`,
      { config: editing, schema: { tags, summary: "Copy questions into a quiz, or into the draft of a course", body: copyBody } },
      (request) => {
        const by = caller(request);
        return asKeeper(house.asDomain, by, (tx) => copyQuestions(tx, house, by, request.body.ids, request.body.to));
      },
    );
  });
};
