import { sourceLanguage } from "@vigil/model/phrases/languages";
import { sql } from "kysely";
import type { Tx } from "../storage/asDomain.ts";

/** The language in which a course is written. */
export async function draftLanguage(tx: Tx, draftId: number): Promise<string> {
  const { rows } = await sql<{ locale: string }>`select block ->> 'locale' as locale from course_draft_parts
    where draft_id = ${draftId} and locale = '' and key = 'course'`.execute(tx);
  return rows[0]?.locale ?? sourceLanguage;
}
