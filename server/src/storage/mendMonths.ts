import type pg from "pg";

/**
 * Months whose rows lie in the default partition get partitions of their own, and those of which nothing is left go; answers which. Each waits
 * half a second for its locks at most: what fails is tried again with the next round.
 */
export async function mendMonths(pool: pg.Pool, today: string): Promise<{ moved: string[]; dropped: string[] }> {
  const client = await pool.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      "select relname as name from pg_class where relkind = 'p' and relnamespace = 'public'::regnamespace order by relname",
    );
    const moved: string[] = [];
    for (const { name } of tables)
      for (let month = await moveMonth(client, name); month !== null; month = await moveMonth(client, name)) moved.push(`${name} ${month}`);
    const dropped: string[] = [];
    for (let name = await dropMonth(client, today); name !== null; name = await dropMonth(client, today)) dropped.push(name);
    return { moved, dropped };
  } finally {
    client.release();
  }
}

/** A month may hold millions of rows: it takes as long as it takes. */
async function patiently<T>(client: pg.PoolClient, statement: string, value: string): Promise<T> {
  await client.query("begin; set local statement_timeout = '1h'; set local idle_in_transaction_session_timeout = '1h'");
  try {
    const { rows } = await client.query(statement, [value]);
    await client.query("commit");
    return rows[0].answer;
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}

const moveMonth = (client: pg.PoolClient, table: string) =>
  patiently<string | null>(client, "select move_month($1::regclass)::text as answer", table);

const dropMonth = (client: pg.PoolClient, today: string) =>
  patiently<string | null>(client, "select drop_empty_month(($1::date - interval '2 months')::date) as answer", today);
