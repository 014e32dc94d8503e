import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

export type Migration = { number: number; name: string; text: string; checksum: string };

const directory = join(import.meta.dirname, "../../migrations");

/** A database without tables begins with this one. */
export const base = 102;

/** The numbered files, in order. A file that was applied anywhere never changes again: a correction is a new file. */
export function migrationsIn(folder = directory): Migration[] {
  const found = readdirSync(folder)
    .filter((file) => /^\d{4}_\w+\.sql$/.test(file))
    .toSorted()
    .map((file) => {
      const text = readFileSync(join(folder, file), "utf8");
      return { number: Number(file.slice(0, 4)), name: file, text, checksum: createHash("sha256").update(text).digest("hex") };
    });
  const twice = found.find(({ number }, index) => found[index + 1]?.number === number);
  if (twice) throw new Error(`Two migrations have the number ${twice.number}.`);
  return found;
}

/** Those from before the base, for databases that began with them. */
export const formerMigrations = (): Migration[] => migrationsIn(join(directory, "former"));
