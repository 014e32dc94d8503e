import { linkSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const placeIn = (directory: string): string => join(directory, "secret-key");

/** The key that an earlier start has kept; undefined where there is none. */
export function keptSecretKey(directory: string): string | undefined {
  const path = placeIn(directory);
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return undefined;
  if ((found.mode & 0o077) !== 0) throw new Error(`${path} can be read by others: make it readable by its owner alone (chmod 600).`);
  const key = readFileSync(path, "utf8").trim();
  if (key.length < 32) throw new Error(`${path} is damaged: it holds fewer than 32 characters. Restore it from a backup.`);
  return key;
}

/** Made once: sessions and sealed secrets outlive a restart. */
export function keepSecretKey(directory: string, key: string): void {
  const path = placeIn(directory);
  const fresh = `${path}.${process.pid}`;
  writeFileSync(fresh, `${key}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(fresh, path);
  } catch (cause) {
    throw new Error(`Another start has just made the secret key in ${path}: start once more.`, { cause });
  } finally {
    rmSync(fresh);
  }
}
