import type pg from "pg";

/** The id of the files that belong to this database; undefined before its first start. */
export async function storeIdOf(owner: pg.Client): Promise<string | undefined> {
  const { rows } = await owner.query("select to_regclass('installation') is not null as there");
  if (rows[0]?.there !== true) return undefined;
  const { rows: found } = await owner.query<{ id: string | null }>("select store_id as id from installation");
  return found[0]?.id ?? undefined;
}
