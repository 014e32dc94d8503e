// Counts the requirement ids in test titles: `npm run requirements [-- --json]`. An id nobody knows ends with an error.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const rows = readFileSync(join(root, "docs/requirements.tsv"), "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => line.split("\t"));
const areaOf = new Map(rows.map(([id, , area]) => [id, area]));

const testFiles = ["model", "xray", "server", "web", "e2e", "content", "tools"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(test|spec)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name)),
);
/** The first string behind test(…), it(…) or test.each(…)(…): its leading ids are claims. */
const TITLE = /\b(?:test|it)(?:\.\w+(?:\([^)]*\))?)?\s*\(\s*(["'`])((?:(?!\1)[\s\S])*)\1/g;
const claims = new Map();
for (const file of testFiles)
  for (const [, , title] of readFileSync(file, "utf8").matchAll(TITLE))
    for (const [id] of title.matchAll(/R-\d+\.\d{3}/g)) claims.set(id, [...(claims.get(id) ?? []), file.slice(root.length + 1)]);

const unknown = [...claims.keys()].filter((id) => !areaOf.has(id));
const areas = {};
for (const [id, area] of areaOf) {
  areas[area] ??= { covered: 0, total: 0 };
  areas[area].total++;
  if (claims.has(id)) areas[area].covered++;
}
const covered = [...areaOf.keys()].filter((id) => claims.has(id)).length;
if (process.argv.includes("--json")) console.log(JSON.stringify({ covered, total: areaOf.size, areas, unknown }));
else {
  for (const [area, counts] of Object.entries(areas)) console.log(`${area.padEnd(12)} ${counts.covered}/${counts.total}`);
  console.log(`${"all".padEnd(12)} ${covered}/${areaOf.size}`);
}
for (const id of unknown) console.error(`Unknown requirement ${id} in ${claims.get(id).join(", ")}`);
if (unknown.length > 0) process.exit(1);
