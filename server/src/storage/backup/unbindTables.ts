import type pg from "pg";

/**
 * Lets the owner of the tables write rows as they were, in any order: no forced row security, no foreign keys, no triggers, until the
 * transaction ends. The answer binds them again, which checks every foreign key. A superuser could simply switch all of it off.
 */
export async function unbindTables(owner: pg.Client): Promise<() => Promise<void>> {
  const { rows: forced } = await owner.query<{ name: string }>(
    "select oid::regclass::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relforcerowsecurity",
  );
  const { rows: keys } = await owner.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
       from pg_constraint where connamespace = 'public'::regnamespace and contype = 'f' and conparentid = 0`,
  );
  const { rows: fired } = await owner.query<{ name: string }>(
    `select distinct c.oid::regclass::text as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where c.relnamespace = 'public'::regnamespace and not t.tgisinternal`,
  );
  const run = (statements: string[]) => owner.query(statements.join(";\n")); // one journey for hundreds of them
  await run([
    ...forced.map(({ name }) => `alter table ${name} no force row level security`),
    ...keys.map(({ table, name }) => `alter table ${table} drop constraint ${name}`),
    ...fired.map(({ name }) => `alter table ${name} disable trigger user`),
  ]);
  return async () => {
    await run([
      ...fired.map(({ name }) => `alter table ${name} enable trigger user`),
      ...keys.map(({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`),
      ...forced.map(({ name }) => `alter table ${name} force row level security`),
    ]);
  };
}
