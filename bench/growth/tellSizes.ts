import type pg from "pg";

const tables = [
  "events",
  "simulator_decisions",
  "simulator_traces",
  "exam_answers",
  "simulator_sessions",
  "exam_attempts",
  "sessions",
].concat(["simulator_categories", "time_spent", "course_statuses"]);

/** Of each large table rows, months, and what it and its indexes take up; then all of the database, and what was taken away so far. */
export async function tellSizes(owner: pg.Client, domainId: number, year: number): Promise<void> {
  for (const table of tables) {
    const { rows } = await owner.query<{ parts: number; table: string; indexes: string }>(
      `with parts as (select $1::regclass as oid union all select inhrelid from pg_inherits where inhparent = $1::regclass)
       select (count(*) - 1)::int as parts, round(sum(pg_table_size(oid)) / 1e6, 2) as table, round(sum(pg_indexes_size(oid)) / 1e6, 2) as indexes from parts`,
      [table],
    );
    const { rows: counted } = await owner.query<{ rows: number }>(`select count(*)::float8 as rows from ${table} where domain_id = $1`, [
      domainId,
    ]);
    const { parts, table: size, indexes } = rows[0]!;
    console.log(
      `growth.${year}.${table} ${size} MB, indexes ${indexes} MB, ${counted[0]!.rows} rows${parts > 0 ? `, ${parts} partitions` : ""}`,
    );
  }
  const { rows } = await owner.query<{ size: string }>("select round(pg_database_size(current_database()) / 1e6, 1) as size");
  console.log(`growth.${year}.database ${rows[0]!.size} MB`);
  const { rows: gone } = await owner.query<{ kind: string; removed: number }>(
    "select kind, sum(removed)::float8 as removed from kept_months where domain_id = $1 group by 1 having sum(removed) > 0 order by 1",
    [domainId],
  );
  console.log(`growth.${year}.taken ${gone.length === 0 ? "nothing" : gone.map(({ kind, removed }) => `${kind} ${removed}`).join(", ")}`);
}
