import type pg from "pg";

/** Of each table that Citus would distribute by `domain_id`, or keep on every node as a reference table. */
export interface SpreadTables {
  distributed: string[];
  references: string[];
}

/** Rows that belong to one domain by a column that is never empty are distributed; what domains share lies on every node. */
const tables = `
  select c.oid, c.relname as name, exists (
      select from pg_attribute a where a.attrelid = c.oid and a.attname = 'domain_id' and a.attnotnull) as distributed
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition`;

export async function spreadTables(owner: pg.Client): Promise<SpreadTables> {
  const { rows } = await owner.query<{ name: string; distributed: boolean }>(`select name, distributed from (${tables}) t order by name`);
  const named = (distributed: boolean) => rows.filter((row) => row.distributed === distributed).map(({ name }) => name);
  return { distributed: named(true), references: named(false) };
}

/** What Citus refuses of tables that are distributed by `domain_id`, each with its name. Empty is right. */
export async function spreadFaults(owner: pg.Client): Promise<string[]> {
  const { rows } = await owner.query<{ fault: string }>(`
    with t as (${tables}), keys as (
      select c.conname, c.confdeltype, c.confupdtype, c.condeferrable, s.name as source, s.distributed as from_distributed,
          d.name as target, d.distributed as to_distributed,
          exists (select from generate_subscripts(c.conkey, 1) i
            join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[i] and a.attname = 'domain_id'
            join pg_attribute b on b.attrelid = c.confrelid and b.attnum = c.confkey[i] and b.attname = 'domain_id') as carries,
          exists (select from pg_attribute a
            where a.attrelid = c.conrelid and a.attname = 'domain_id' and a.attnum = any (coalesce(c.confdelsetcols, c.conkey))) as empties
        from pg_constraint c join t s on s.oid = c.conrelid join t d on d.oid = c.confrelid where c.contype = 'f')
    select name || ' has no primary key with domain_id' as fault from t
     where distributed and not exists (select from pg_constraint c join pg_attribute a on a.attrelid = t.oid and a.attname = 'domain_id'
       where c.conrelid = t.oid and c.contype = 'p' and a.attnum = any (c.conkey))
    union all
    select name || ': ' || i.indexrelid::regclass || ' is unique without domain_id' from t join pg_index i on i.indrelid = t.oid
     where distributed and i.indisunique and not exists (select from pg_attribute a
       where a.attrelid = t.oid and a.attname = 'domain_id' and a.attnum = any (i.indkey))
    union all
    select name || ': ' || c.conname || ' excludes without domain_id' from t join pg_constraint c on c.conrelid = t.oid
     where distributed and c.contype = 'x' and not exists (select from pg_attribute a
       where a.attrelid = t.oid and a.attname = 'domain_id' and a.attnum = any (c.conkey))
    union all
    select source || ': ' || conname || ' names ' || target || ' without domain_id' from keys
     where from_distributed and to_distributed and not carries
    union all
    select source || ': ' || conname || ' leads from a reference table to ' || target from keys where not from_distributed and to_distributed
    union all
    select source || ': ' || conname || ' would empty or change domain_id' from keys
     where from_distributed and ((confdeltype in ('n', 'd') and empties) or confupdtype in ('c', 'n', 'd'))
    union all
    select source || ': ' || conname || ' empties single columns, which Citus does not take' from keys
     where from_distributed and confdeltype in ('n', 'd') and not empties
    union all
    select name || ' is of a type' from t join pg_class c on c.oid = t.oid where c.reloftype <> 0
    union all
    select name || ' is not logged' from t join pg_class c on c.oid = t.oid where distributed and c.relpersistence <> 'p'
    order by 1`);
  return rows.map(({ fault }) => fault);
}
