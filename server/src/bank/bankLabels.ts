import { textKey } from "@vigil/model/identity/textKey";
import { questionCategory } from "@vigil/model/bank/questionCategory";
import { questionTag } from "@vigil/model/bank/questionTag";
import { sql } from "kysely";
import type { QuestionLabels, QuestionPlace } from "../curriculum/questionFile/questionLabels.ts";
import { writeWords } from "../entity/writeWords.ts";
import type { Tx } from "../storage/asDomain.ts";
import { bringBankUpToDate } from "./bringBankUpToDate.ts";

const inPlace = (place: QuestionPlace) => ("quizId" in place ? sql`own.quiz_id = ${place.quizId}` : sql`own.course_id = ${place.courseId}`);

/** What questions are kept under, for files that bring it along or take it with them; names that are new are added. */
export const bankLabels: QuestionLabels = {
  of: async (tx, domainId, place) => {
    await bringBankUpToDate(tx, domainId);
    const { rows } = await sql<{ number: number; category: string; tags: string[] }>`
      select own.number, coalesce(category.name, '') as category, coalesce((select array_agg(tag.name order by tag.name) from bank_question_tags marked
          join question_tags tag on tag.domain_id = marked.domain_id and tag.id = marked.tag_id
         where marked.domain_id = own.domain_id and marked.question_id = own.id), '{}') as tags
        from bank_questions own left join question_categories category on category.domain_id = own.domain_id and category.id = own.category_id
       where own.domain_id = ${domainId} and ${inPlace(place)}`.execute(tx);
    return new Map(rows.map(({ number, ...labels }) => [number, labels]));
  },
  keep: async (tx, { domainId, userId, homeDomainId }, place, labels) => {
    const told = labels.filter(({ category, tags }) => category !== "" || tags.length > 0);
    if (told.length === 0) return;
    await bringBankUpToDate(tx, domainId);
    const madeBy = domainId === homeDomainId ? userId : null;
    const categories = await named(
      tx,
      domainId,
      "questionCategories",
      told.flatMap(({ category }) => (category === "" ? [] : category)),
      madeBy,
    );
    const tags = await named(
      tx,
      domainId,
      "questionTags",
      told.flatMap((each) => each.tags),
      madeBy,
    );
    const rows = told.map(({ number, category, tags: marks }) => ({
      number,
      category: categories.get(textKey(category)) ?? null,
      tags: [...new Set(marks.flatMap((tag) => tags.get(textKey(tag)) ?? []))],
    }));
    await sql`with told as (select own.id, r.category, r.tags from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(number integer, category bigint, tags bigint[])
          join bank_questions own on own.domain_id = ${domainId} and own.number = r.number and ${inPlace(place)}),
        categorized as (update bank_questions own set category_id = coalesce(told.category, own.category_id) from told
          where own.domain_id = ${domainId} and own.id = told.id)
      insert into bank_question_tags (domain_id, question_id, tag_id)
      select ${domainId}, told.id, tag from told, unnest(told.tags) tag on conflict do nothing`.execute(tx);
  },
};

/** The labels of these names by their stored form, those that are new among them. */
async function named(
  tx: Tx,
  domainId: number,
  table: "questionTags" | "questionCategories",
  names: readonly string[],
  createdBy: number | null,
): Promise<Map<string, number>> {
  const byKey = new Map(names.map((name) => [textKey(name), name.trim()]));
  if (byKey.size === 0) return new Map();
  const fresh = await tx
    .insertInto(table)
    .values([...byKey].map(([nameKey, name]) => ({ domainId, name, nameKey, createdBy })))
    .onConflict((same) => same.columns(["domainId", "nameKey"]).doNothing())
    .returning("id")
    .execute();
  await writeWords(
    tx,
    table === "questionTags" ? questionTag : questionCategory,
    domainId,
    fresh.map(({ id }) => id),
  );
  const rows = await tx
    .selectFrom(table)
    .select(["id", "nameKey"])
    .where("domainId", "=", domainId)
    .where("nameKey", "in", [...byKey.keys()])
    .execute();
  return new Map(rows.map(({ id, nameKey }) => [nameKey, id]));
}
