import type pg from "pg";

/** The fingerprint of the key that the database belongs to; undefined before its first start. */
export async function keyOfDatabase(owner: pg.Client): Promise<string | undefined> {
  const { rows } = await owner.query<{ fingerprint: string | null }>("select key_fingerprint as fingerprint from installation");
  return rows[0]?.fingerprint ?? undefined;
}
