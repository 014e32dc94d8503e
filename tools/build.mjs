// Builds the web app when its sources are newer than what was built. Plain JavaScript: `npm start` runs it on a fresh clone.
import { existsSync, readFileSync, rmSync, statSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { newest } from "./newest.ts";

const root = join(import.meta.dirname, "..");
const built = join(root, "web/dist/.vite/manifest.json");
const sources = [
  "web/src",
  "web/index.html",
  "web/signIn.html",
  "web/vite.config.ts",
  "web/zodWithoutWords.ts",
  "web/phrases",
  "model/src",
  "xray/src",
  "package-lock.json",
];

/** Returns whether a build was made; ends the process when it fails. */
export function buildWeb() {
  const wanted = newest(sources.map((source) => join(root, source)));
  if (existsSync(built) && statSync(built).mtimeMs >= wanted) return false;
  console.log("Building the web app …");
  const vite = join(root, "node_modules/vite/bin/vite.js");
  const { status } = spawnSync(process.execPath, [vite, "build", join(root, "web"), "--logLevel", "warn"], { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
  for (const name of ["model", "base", "index", "signIn"]) refuseCircle(name);
  return true;
}

/**
 * Declarations are made while their chunk is read, and pages start with their entry. A chunk that needs another which needs it is made of
 * nothing, and every page stays empty: no type, test or lint sees that.
 */
function refuseCircle(name) {
  const chunks = JSON.parse(readFileSync(built, "utf8"));
  const [start] = Object.keys(chunks).filter(
    (key) => chunks[key].name === name && (["model", "base"].includes(name) || chunks[key].isEntry),
  );
  if (start === undefined) throw new Error(`The web app has no chunk ${name} any more.`);
  const imports = (key) => chunks[key].imports ?? [];
  const before = new Map(imports(start).map((key) => [key, start]));
  for (const key of before.keys()) for (const next of imports(key)) if (!before.has(next)) before.set(next, key);
  if (!before.has(start)) return;
  const way = [start];
  for (let key = before.get(start); key !== start; key = before.get(key)) way.push(key);
  rmSync(built); // the next build looks again
  console.error(`The chunk ${name} needs itself, so the app would not start: ${[...way, start].toReversed().join(" → ")}`);
  console.error("Give the module that stands between them to the chunk in web/vite.config.ts.");
  process.exit(1);
}
