import { questionCategory } from "@vigil/model/bank/questionCategory";
import { questionTag } from "@vigil/model/bank/questionTag";
import { sql } from "kysely";
import { entityRoutes } from "../entity/entityRoutes.ts";
import type { Routes } from "../house.ts";

const marked = sql`(select count(*)::int from bank_question_tags marked where marked.domain_id = t.domain_id and marked.tag_id = t.id)`;
const within = sql`(select count(*)::int from bank_questions within where within.domain_id = t.domain_id and within.category_id = t.id)`;

/** What questions are kept under. Deleting one takes it off its questions. */
export const labelRoutes: Routes = (app, house) => {
  entityRoutes(app, house, questionTag, { expressions: { questionCount: marked } });
  entityRoutes(app, house, questionCategory, { expressions: { questionCount: within } });
};
