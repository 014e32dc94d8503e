import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** When what lies at these places was last changed, in milliseconds; 0 where nothing does. */
export const newest = (paths: readonly string[]): number => Math.max(...paths.map(changed));

function changed(path: string): number {
  if (!existsSync(path)) return 0;
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  return readdirSync(path, { recursive: true, withFileTypes: true }).reduce(
    (latest, entry) => (entry.isFile() ? Math.max(latest, statSync(join(entry.parentPath, entry.name)).mtimeMs) : latest),
    mtimeMs,
  );
}
