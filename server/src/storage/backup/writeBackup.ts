import type pg from "pg";
import { DamagedFile } from "../../files/damagedFile.ts";
import type { Files } from "../../files/files.ts";
import { storeIdOf } from "../storeIdOf.ts";
import { copyOut } from "./copy.ts";
import { domainIds } from "./domainIds.ts";
import { completion, manifest, type Completion, type BackupManifest } from "./manifest.ts";
import { tarEnd, tarEntry, tarStream } from "./tar.ts";
import { systemDomain } from "../systemDomain.ts";

const CHUNK_BYTES = 4 * 1024 * 1024;
/** Larger files are not held as a whole. */
export const MOST_HELD = 8 * 1024 * 1024;
/** Not data: the state of the storage itself, which restoring makes anew. */
const OWN = ["common_columns", "migrations", "function_files", "collation_versions", "call_counts", "nodes", "downtimes"];

/** What a backup could not take along, by hash. */
export interface LeftOut {
  missing: string[];
  damaged: string[];
}

/**
 * A tar archive of one moment: backup.json, tables/NAME/000001.copy … (PostgreSQL's COPY text, whole rows in each), files/HASH,
 * complete.json. The server may go on meanwhile. A file that the store does not have, or has damaged, is named in `leftOut` and passed over.
 *
 * The owner of the tables is bound by row security as everybody is, so what belongs to domains is read domain by domain.
 */
export async function* writeBackup(
  owner: pg.Client,
  files: Files,
  { now, leftOut }: { now: Date; leftOut: LeftOut },
): AsyncGenerator<Buffer> {
  await owner.query("begin isolation level repeatable read read only");
  try {
    const content = await describe(owner, now);
    yield* tarEntry("backup.json", asJson(content), now);
    const written: Completion = { rows: Object.fromEntries(content.tables.map(({ name }) => [name, 0])), files: 0 };
    const parts = new Map<string, number>();
    for await (const { table, rows, bytes } of rowsOf(owner, content.tables)) {
      const part = (parts.get(table) ?? 0) + 1;
      parts.set(table, part);
      written.rows[table] = (written.rows[table] ?? 0) + rows;
      yield* tarEntry(`tables/${table}/${String(part).padStart(6, "0")}.copy`, bytes, now);
    }
    const { rows: named } = await owner.query<{ hash: string; size: number }>("select hash, size from files order by hash");
    for (const { hash, size } of named) {
      const entry = size > MOST_HELD ? await largeEntry(files, hash, now, leftOut) : await heldEntry(files, hash, now, leftOut);
      if (!entry) continue;
      yield* entry;
      written.files += 1;
    }
    yield* tarEntry("complete.json", asJson(completion.parse(written)), now);
    yield tarEnd();
  } finally {
    await owner.query("rollback").catch(() => {}); // nothing was written; a broken connection has told its error already
  }
}

async function heldEntry(files: Files, hash: string, now: Date, { missing, damaged }: LeftOut) {
  try {
    const bytes = await files.open(hash, { verify: true });
    if (bytes) return tarEntry(`files/${hash}`, bytes, now);
    missing.push(hash);
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    damaged.push(hash);
  }
  return undefined;
}

/** Read twice, as its header and whether it is sound come before its bytes. */
async function largeEntry(files: Files, hash: string, now: Date, { missing, damaged }: LeftOut) {
  const state = await files.check(hash).catch((error: unknown) => {
    if (!isUnreadable(error)) throw error;
    return "damaged";
  });
  const size = state === "sound" ? await files.size(hash) : undefined;
  if (size !== undefined) return tarStream(`files/${hash}`, size, files.stream(hash), now);
  (state === "damaged" ? damaged : missing).push(hash);
  return undefined;
}

/** Its bytes are others, or the disk does not give them. */
const isUnreadable = (error: unknown): boolean =>
  error instanceof DamagedFile || (error instanceof Error && "code" in error && (error.code === "EIO" || error.code === "EACCES"));

type Table = BackupManifest["tables"][number];

async function* rowsOf(owner: pg.Client, tables: readonly Table[]) {
  for (const table of tables)
    if (!ofDomains(table)) for await (const chunk of chunksOf(owner, table, "true")) yield { table: table.name, ...chunk };
  for (const domainId of await domainIds(owner)) {
    await owner.query("select set_config('app.domain_id', $1, true)", [String(domainId)]);
    for (const table of tables.filter(ofDomains))
      for await (const chunk of chunksOf(owner, table, inDomain(table, domainId))) yield { table: table.name, ...chunk };
  }
}

const ofDomains = ({ columns }: Table) => columns.includes("domain_id") || columns.includes("owner_domain_id");

/** What all domains share goes with the first one. */
function inDomain({ columns }: Table, domainId: number): string {
  if (columns.includes("domain_id")) return `domain_id = ${domainId}`;
  return `owner_domain_id = ${domainId}${domainId === systemDomain ? " or owner_domain_id is null" : ""}`;
}

async function describe(owner: pg.Client, now: Date): Promise<BackupManifest> {
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
  const storeId = await storeIdOf(owner);
  return manifest.parse({
    format: 1,
    madeAt: now.toISOString(),
    ...(storeId !== undefined && { storeId }),
    migrations,
    tables,
    partitioned: partitioned.map(({ name, since, until }) => ({ name, since: month(since), until: month(until) })),
    sequences,
  });
}

/** 2026_11 → 2026-11-01 */
const month = (text: string) => `${text.replace("_", "-")}-01`;

async function* chunksOf(owner: pg.Client, table: Table, where: string) {
  let waiting: Buffer[] = [];
  let size = 0;
  const flush = () => {
    const chunk = { rows: waiting.length, bytes: Buffer.concat(waiting) };
    waiting = [];
    size = 0;
    return chunk;
  };
  for await (const row of copyOut(owner, `copy (select ${table.columns.join(", ")} from ${table.name} where ${where}) to stdout`)) {
    waiting.push(row);
    size += row.length;
    if (size >= CHUNK_BYTES) yield flush();
  }
  if (size > 0) yield flush();
}

const asJson = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
