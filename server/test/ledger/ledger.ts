import type pg from "pg";

/** Every write the server has acknowledged, kept apart from it. */
export interface Ledger {
  /** id → name */
  companies: Map<number, string>;
  /** `session/position` */
  decisions: Set<string>;
  /** `course status/unit/section/page` of pages read */
  pages: Set<string>;
  /** `course status/unit/section/page/lab` of labs that were completed */
  labs: Set<string>;
  /** course status → least seconds it must have */
  times: Map<number, number>;
  /** session ids */
  seals: Set<number>;
  /** `attempt/question` → the answer of an exam as it was stored last */
  answers: Map<string, { revision: number; value: number[] }>;
  /** attempts that were handed in */
  exams: Set<number>;
  /** How many writes in all. */
  acknowledged: number;
}

/** Before anything was acknowledged. */
export const emptyLedger = (): Ledger => ({
  companies: new Map(),
  decisions: new Set(),
  pages: new Set(),
  labs: new Set(),
  times: new Map(),
  seals: new Set(),
  answers: new Map(),
  exams: new Set(),
  acknowledged: 0,
});

/** What was acknowledged and is not in the database, and what is there twice. */
export async function lostWrites(owner: pg.Client, ledger: Ledger): Promise<string[]> {
  const companies = new Map(ledger.companies); // the writers go on meanwhile
  const decisions = new Set(ledger.decisions);
  const seals = new Set(ledger.seals);
  const [answers, exams] = [new Map(ledger.answers), new Set(ledger.exams)];
  const [pages, labs, times] = [new Set(ledger.pages), new Set(ledger.labs), new Map(ledger.times)];
  const lost: string[] = [];
  const { rows: stored } = await owner.query<{ id: number; name: string }>("select id, name from companies where name like 'writer %'");
  const names = new Map(stored.map(({ id, name }) => [id, name]));
  for (const [id, name] of companies) if (names.get(id) !== name) lost.push(`company ${id} ${name}`);
  if (new Set(names.values()).size !== names.size) lost.push("a company was made twice");
  const { rows: decided } = await owner.query<{ key: string }>(
    "select session_id || '/' || position as key from simulator_decisions where received_at is not null and decision is not null",
  );
  const keys = new Set(decided.map(({ key }) => key));
  for (const key of decisions) if (!keys.has(key)) lost.push(`decision ${key}`);
  const { rows: sealed } = await owner.query<{ id: number }>(
    "select id from simulator_sessions where sealed_at is not null and score is not null",
  );
  const ids = new Set(sealed.map(({ id }) => id));
  for (const id of seals) if (!ids.has(id)) lost.push(`seal of session ${id}`);
  const { rows: read } = await owner.query<{ page: string; labs: number[] }>(
    `select course_status_id || '/' || unit_id || '/' || section_id || '/' || (page ->> 'pageId') as page,
       coalesce((select array_agg((lab ->> 'labId')::int) from jsonb_array_elements(page -> 'labs') lab where (lab ->> 'complete')::boolean), '{}') as labs
       from section_statuses, jsonb_array_elements(pages) page`,
  );
  const known = new Map(read.map(({ page, labs: done }) => [page, done]));
  const { rows: complete } = await owner.query<{ page: string }>(
    `select course_status_id || '/' || unit_id || '/' || section_id || '/' || (page ->> 'pageId') as page
       from section_statuses, jsonb_array_elements(pages) page where (page ->> 'complete')::boolean`,
  );
  const completePages = new Set(complete.map(({ page }) => page));
  for (const page of pages) if (!completePages.has(page)) lost.push(`page ${page}`);
  for (const lab of labs)
    if (!known.get(lab.slice(0, lab.lastIndexOf("/")))?.includes(Number(lab.slice(lab.lastIndexOf("/") + 1)))) lost.push(`lab ${lab}`);
  const { rows: spent } = await owner.query<{ id: number; duration: number }>(
    "select id, duration from course_statuses where duration > 0",
  );
  const counted = new Map(spent.map(({ id, duration }) => [id, duration]));
  for (const [id, seconds] of times) if ((counted.get(id) ?? 0) < seconds) lost.push(`${seconds} seconds of course status ${id}`);
  lost.push(...(await lostAnswers(owner, answers, exams)));
  return lost;
}

/** An answer may have been changed since, by a newer revision only. */
async function lostAnswers(owner: pg.Client, answers: Ledger["answers"], exams: Ledger["exams"]): Promise<string[]> {
  const lost: string[] = [];
  const { rows: answered } = await owner.query<{ key: string; revision: number; value: number[] | null }>(
    `select attempt_id || '/' || position as key, revision, (
       select coalesce(jsonb_agg(name order by name), '[]') from jsonb_array_elements(option_order) with ordinality as bank (id, place)
         join jsonb_array_elements(asked_options) with ordinality as asked (name, place) using (place) where value @> bank.id) as value
       from exam_answers`,
  );
  const stored = new Map(answered.map((row) => [row.key, row]));
  if (stored.size !== answered.length) lost.push("an answer is there twice");
  for (const [key, { revision, value }] of answers) {
    const now = stored.get(key);
    const isThere =
      now !== undefined && (now.revision > revision || (now.revision === revision && String(now.value ?? []) === String(value)));
    if (!isThere) lost.push(`answer ${key}, revision ${revision}`);
  }
  const { rows: sealed } = await owner.query<{ id: number }>(
    "select id from exam_attempts where sealed_at is not null and score is not null",
  );
  const ids = new Set(sealed.map(({ id }) => id));
  for (const id of exams) if (!ids.has(id)) lost.push(`exam ${id} that was handed in`);
  return lost;
}
