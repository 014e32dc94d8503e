// Builds the web app when its sources are newer than what was built. Plain JavaScript: `npm start` runs it on a fresh clone.
import { existsSync, readdirSync, statSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const built = join(root, "web/dist/.vite/manifest.json");
const sources = ["web/src", "web/index.html", "web/signIn.html", "web/vite.config.ts", "model/src", "xray/src", "package-lock.json"];

const newest = (path) => {
  if (!existsSync(path)) return 0;
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  return readdirSync(path, { recursive: true, withFileTypes: true }).reduce(
    (latest, entry) => (entry.isFile() ? Math.max(latest, statSync(join(entry.parentPath, entry.name)).mtimeMs) : latest),
    mtimeMs,
  );
};

/** Returns whether a build was made; ends the process when it fails. */
export function buildWeb() {
  const wanted = Math.max(...sources.map((source) => newest(join(root, source))));
  if (existsSync(built) && statSync(built).mtimeMs >= wanted) return false;
  console.log("Building the web app …");
  const vite = join(root, "node_modules/vite/bin/vite.js");
  const { status } = spawnSync(process.execPath, [vite, "build", join(root, "web"), "--logLevel", "warn"], { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
  return true;
}
