import { existsSync } from "node:fs";
import { spawnSync } from "node:child_process";

const packages = { haproxy: "/usr/sbin/haproxy", pgbouncer: "/usr/sbin/pgbouncer" } as const;
const runs = (command: string, ...parameters: string[]) =>
  spawnSync(command, parameters, { stdio: ["ignore", "ignore", "inherit"] }).status === 0;

/** Debian's own programs, installed where they are missing and whoever asks may install. PostgreSQL is the one that Vigil brings: its base backup is a copy. */
export function programs(): Readonly<Record<keyof typeof packages, string>> {
  const missing = Object.entries(packages).filter(([, path]) => !existsSync(path));
  const names = missing.map(([name]) => name);
  if (names.length > 0) {
    console.log(`Installing ${names.join(" and ")} …`);
    if (!runs("apt-get", "install", "-y", "-qq", "--no-install-recommends", ...names))
      throw new Error(`Install them first: sudo apt-get update && sudo apt-get install ${names.join(" ")}`);
  }
  return packages;
}
