import { createHash } from "node:crypto";
import { unpackedBackup } from "./unpackedBackup.ts";
import { completion, rowsIn, manifest, type BackupManifest, type Completion } from "./manifest.ts";
import { tarEntries } from "./tar.ts";

export interface VerifiedBackup {
  madeAt: string;
  rows: number;
  files: number;
}

/** Reads a backup from its beginning to its end: every file has its hash, every row that was promised is there. `rowsOf` is shown the rows of its tables on the way. */
export async function verifyBackup(
  path: string,
  rowsOf: Record<string, (rows: Buffer, table: BackupManifest["tables"][number]) => void> = {},
): Promise<VerifiedBackup> {
  const entries = tarEntries(unpackedBackup(path));
  const first = await entries.next();
  if (first.done === true || first.value.name !== "backup.json") throw new Error(`${path} is not a backup of Vigil.`);
  const { madeAt, tables } = manifest.parse(JSON.parse((await first.value.body()).toString()));
  const known = new Map(tables.map((table) => [table.name, table]));
  const read: Completion = { rows: Object.fromEntries(tables.map(({ name }) => [name, 0])), files: 0 };
  let promised: Completion | undefined;
  for await (const { name, body, pieces } of entries) {
    const [kind, what = ""] = name.split("/");
    const table = known.get(what);
    if (kind === "tables" && table) {
      const rows = await body();
      read.rows[what] = (read.rows[what] ?? 0) + rowsIn(rows);
      rowsOf[what]?.(rows, table);
    } else if (kind === "files") {
      const hash = createHash("sha256");
      for await (const piece of pieces()) hash.update(piece);
      if (hash.digest("hex") !== what) throw new Error(`File ${what} is damaged in the backup.`);
      read.files += 1;
    } else if (name === "complete.json") promised = completion.parse(JSON.parse((await body()).toString()));
    else throw new Error(`The backup holds ${name}, which is not known here.`);
  }
  if (JSON.stringify(promised) !== JSON.stringify(read)) throw new Error("The backup is not complete.");
  return { madeAt, rows: Object.values(read.rows).reduce((sum, count) => sum + count, 0), files: read.files };
}
