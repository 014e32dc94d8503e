import { z } from "zod";

/** `backup.json`, the first entry: what the archive holds. */
export const manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Of the files it was made with; archives from before have none. */
  storeId: z.string().optional(),
  migrations: z.array(z.object({ number: z.int(), name: z.string(), checksum: z.string() })),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  partitioned: z.array(z.object({ name: z.string(), since: z.iso.date(), until: z.iso.date() })),
  sequences: z.array(z.object({ name: z.string(), value: z.int(), called: z.boolean() })),
});
export type BackupManifest = z.infer<typeof manifest>;

/** `complete.json`, the last entry: without it the archive was cut off. */
export const completion = z.object({ rows: z.record(z.string(), z.int()), files: z.int() });
export type Completion = z.infer<typeof completion>;

export const copyTarget = ({ name, columns }: BackupManifest["tables"][number]): string => `${name} (${columns.join(", ")})`;

const NEWLINE = 10;

/** In PostgreSQL's COPY text each row is a line. */
export function rowsIn(rows: Buffer): number {
  let count = 0;
  for (let at = rows.indexOf(NEWLINE); at >= 0; at = rows.indexOf(NEWLINE, at + 1)) count += 1;
  return count;
}
