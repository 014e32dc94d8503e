import type pg from "pg";

/** Every domain that rows may belong to, also those that are gone: events outlive what they name. */
export async function domainIds(owner: pg.Client): Promise<number[]> {
  const { rows } = await owner.query<{ last: number }>(
    "select greatest((select max(id) from domains), (select last_value from domains_id_seq)) as last",
  );
  return Array.from({ length: rows[0]?.last ?? 0 }, (_, index) => index + 1);
}
