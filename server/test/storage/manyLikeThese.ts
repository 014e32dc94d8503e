import type pg from "pg";

interface Column {
  table: string;
  column: string;
}

const TABLES = `with recursive depending as (
    select 'users'::regclass as id
    union select c.conrelid from pg_constraint c join depending on c.confrelid = depending.id
      where c.contype = 'f' and c.conparentid = 0 and exists (select from pg_attribute a where a.attrelid = c.conrelid and a.attname = 'domain_id'))
  select id::text as name from depending where not (select relispartition from pg_class where pg_class.oid = depending.id)`;

/** Columns that name a row of one of these tables: their own number, and what refers to it. */
const NUMBERS = `select c.conrelid::regclass::text as "table", a.attname as "column"
    from pg_constraint c cross join unnest(c.conkey) as k join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k
   where c.contype = 'f' and c.confrelid::regclass::text = any($1) and c.conrelid::regclass::text = any($1) and a.attname <> 'domain_id'
  union select t, 'id' from unnest($1::text[]) t where exists (select from pg_attribute a where a.attrelid = t::regclass and a.attname = 'id' and not a.attisdropped)`;

const COLUMNS = `select attrelid::regclass::text as "table", attname as "column", atttypid = 'timestamptz'::regtype as instant from pg_attribute
   where attrelid::regclass::text = any($1) and attnum > 0 and not attisdropped and attgenerated = ''`;

/**
 * As many times the users of a domain and all that hangs on them, whatever tables that are: what learners do grows with the learners. The
 * copies have numbers of their own, each a moment earlier; what must be unique beside those is said by `unique`, as SQL of `n`.
 */
export async function manyLikeThese(owner: pg.Client, domainId: number, times: number, unique: Record<string, string>): Promise<string[]> {
  await owner.query("set session_replication_role = replica");
  const tables = (await owner.query<{ name: string }>(TABLES)).rows.map(({ name }) => name);
  const numbers = new Set((await owner.query<Column>(NUMBERS, [tables])).rows.map(({ table, column }) => `${table}.${column}`));
  const { rows: columns } = await owner.query<Column & { instant: boolean }>(COLUMNS, [tables]);
  for (const table of tables) {
    const own = columns.filter((each) => each.table === table);
    const copied = own.map(({ column, instant }) => {
      const place = `${table}.${column}`;
      if (unique[place] !== undefined) return unique[place];
      if (numbers.has(place)) return `r.${column} + n * 1000000`;
      return instant ? `r.${column} - n * interval '1 ms'` : `r.${column}`;
    });
    await owner.query(
      `insert into ${table} (${own.map(({ column }) => column).join(", ")}) overriding system value
       select ${copied.join(", ")} from ${table} r, generate_series(1, ${times}) as n where r.domain_id = ${domainId}`,
    );
  }
  await owner.query("reset session_replication_role");
  for (const table of tables) await owner.query(`vacuum (analyze) ${table}`);
  return tables;
}
