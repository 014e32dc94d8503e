import type pg from "pg";
import type { Files } from "../../files/files.ts";
import { copyOut } from "./copy.ts";
import { completion, manifest, type Completion, type Manifest } from "./manifest.ts";
import { tarEnd, tarEntry } from "./tar.ts";

const CHUNK_BYTES = 4 * 1024 * 1024;
/** Not data: the state of the storage itself, which restoring makes anew. */
const OWN = ["common_columns", "migrations", "collation_versions"];

/**
 * A tar archive of one moment: backup.json, tables/NAME/000001.copy … (PostgreSQL's COPY text, whole rows in each), files/HASH,
 * complete.json. The server may go on meanwhile. `missing` collects files that a row names and the store does not have.
 */
export async function* writeBackup(
  owner: pg.Client,
  files: Files,
  { now, missing }: { now: Date; missing: string[] },
): AsyncGenerator<Buffer> {
  await owner.query("begin isolation level repeatable read read only");
  try {
    await refuseBoundRole(owner);
    const content = await describe(owner, now);
    yield* tarEntry("backup.json", asJson(content), now);
    const written: Completion = { rows: {}, files: 0 };
    for (const table of content.tables) {
      let part = 0;
      written.rows[table.name] = 0;
      for await (const { rows, bytes } of chunksOf(owner, table)) {
        part += 1;
        written.rows[table.name] = (written.rows[table.name] ?? 0) + rows;
        yield* tarEntry(`tables/${table.name}/${String(part).padStart(6, "0")}.copy`, bytes, now);
      }
    }
    const { rows: named } = await owner.query<{ hash: string }>("select hash from files order by hash");
    for (const { hash } of named) {
      const bytes = await files.open(hash, { verify: true });
      if (bytes) yield* tarEntry(`files/${hash}`, bytes, now);
      else missing.push(hash);
      if (bytes) written.files += 1;
    }
    yield* tarEntry("complete.json", asJson(completion.parse(written)), now);
    yield tarEnd();
  } finally {
    await owner.query("rollback").catch(() => {}); // nothing was written; a broken connection has told its error already
  }
}

/** Row security would leave rows out of the copy without a word. */
async function refuseBoundRole(owner: pg.Client) {
  const { rows } = await owner.query("select rolsuper or rolbypassrls as free from pg_roles where rolname = current_user");
  if (rows[0]?.free !== true)
    throw new Error(
      "A backup needs a role that row security does not bind: set DATABASE_OWNER_URL to a superuser or a role with BYPASSRLS.",
    );
}

async function describe(owner: pg.Client, now: Date): Promise<Manifest> {
  const { rows: migrations } = await owner.query("select number, name, checksum from migrations order by number");
  const { rows: tables } = await owner.query(
    `select c.relname as name, array_agg(quote_ident(a.attname) order by a.attnum) as columns
       from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and not c.relname = any ($1)
      group by c.relname order by c.relname`,
    [OWN],
  );
  const { rows: partitioned } = await owner.query(
    `select parent.relname as name, min(right(part.relname, 7)) as since, max(right(part.relname, 7)) as until
       from pg_inherits join pg_class parent on parent.oid = inhparent join pg_class part on part.oid = inhrelid
      where parent.relkind = 'p' and part.relkind = 'r' and part.relname ~ '_\\d{4}_\\d{2}$' group by parent.relname`,
  );
  const { rows: sequences } = await owner.query(
    "select sequencename as name, coalesce(last_value, start_value) as value, last_value is not null as called from pg_sequences where schemaname = 'public'",
  );
  return manifest.parse({
    format: 1,
    madeAt: now.toISOString(),
    migrations,
    tables,
    partitioned: partitioned.map(({ name, since, until }) => ({ name, since: month(since), until: month(until) })),
    sequences,
  });
}

/** 2026_11 → 2026-11-01 */
const month = (text: string) => `${text.replace("_", "-")}-01`;

async function* chunksOf(owner: pg.Client, table: Manifest["tables"][number]) {
  let waiting: Buffer[] = [];
  let size = 0;
  const flush = () => {
    const chunk = { rows: waiting.length, bytes: Buffer.concat(waiting) };
    waiting = [];
    size = 0;
    return chunk;
  };
  for await (const row of copyOut(owner, `copy (select ${table.columns.join(", ")} from ${table.name}) to stdout`)) {
    waiting.push(row);
    size += row.length;
    if (size >= CHUNK_BYTES) yield flush();
  }
  if (size > 0) yield flush();
}

const asJson = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
