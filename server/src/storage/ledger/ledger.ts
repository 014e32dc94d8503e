import type pg from "pg";

/** Every write the server has acknowledged, kept apart from it. */
export interface Ledger {
  /** id → name */
  companies: Map<number, string>;
  /** `session/position` */
  decisions: Set<string>;
  /** session ids */
  seals: Set<number>;
  /** How many writes in all. */
  acknowledged: number;
}

/** What was acknowledged and is not in the database, and what is there twice. */
export async function lostWrites(owner: pg.Client, ledger: Ledger): Promise<string[]> {
  const companies = new Map(ledger.companies); // the writers go on meanwhile
  const decisions = new Set(ledger.decisions);
  const seals = new Set(ledger.seals);
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
  return lost;
}
