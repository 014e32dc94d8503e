// Counts the requirement ids in test titles and says on which level each line is proved: `npm run requirements [-- --json | -- --lines]`.
// An id nobody knows ends with an error. `--lines` prints every line with its highest level; without it those below HTTP are named.
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
/** From where a test looks, the nearest to people first. */
const levels = ["browser", "HTTP", "database", "model"];
/** Files of the database's project call the running app by these, or they only speak SQL. */
const CALLS = /test\/http\/testApp|test\/testServers|serverProcess|\.inject\(|\bfetch\(/;
const levelOf = (file, text) => {
  if (file.endsWith(".spec.ts")) return "browser";
  if (!file.endsWith(".db.test.ts")) return "model";
  return CALLS.test(text) ? "HTTP" : "database";
};

/** The first string behind test(…), it(…) or test.each(…)(…): its leading ids are claims. */
const TITLE = /\b(?:test|it)(?:\.\w+(?:\([^)]*\))?)?\s*\(\s*(["'`])((?:(?!\1)[\s\S])*)\1/g;
const claims = new Map();
const provedAt = new Map();
for (const path of testFiles) {
  const file = path.slice(root.length + 1);
  const text = readFileSync(path, "utf8");
  const level = levelOf(file, text);
  for (const [, , title] of text.matchAll(TITLE))
    for (const [id] of title.matchAll(/R-\d+\.\d{3}/g)) {
      claims.set(id, [...(claims.get(id) ?? []), file]);
      const before = provedAt.get(id);
      if (before === undefined || levels.indexOf(level) < levels.indexOf(before)) provedAt.set(id, level);
    }
}

const unknown = [...claims.keys()].filter((id) => !areaOf.has(id));
const areas = {};
for (const [id, area] of areaOf) {
  areas[area] ??= { covered: 0, total: 0 };
  areas[area].total++;
  if (claims.has(id)) areas[area].covered++;
}
const perLevel = Object.fromEntries(
  levels.map((level) => [level, [...provedAt].filter(([id, at]) => at === level && areaOf.has(id)).length]),
);
const belowHttp = rows.filter(([id]) => ["database", "model"].includes(provedAt.get(id)));
const covered = [...areaOf.keys()].filter((id) => claims.has(id)).length;
if (process.argv.includes("--json"))
  console.log(JSON.stringify({ covered, total: areaOf.size, areas, unknown, perLevel, levels: Object.fromEntries(provedAt) }));
else if (process.argv.includes("--lines"))
  for (const [id, , , sentence] of rows) console.log(`${id} ${(provedAt.get(id) ?? "–").padEnd(8)} ${sentence}`);
else {
  for (const [area, counts] of Object.entries(areas)) console.log(`${area.padEnd(12)} ${counts.covered}/${counts.total}`);
  console.log(`${"all".padEnd(12)} ${covered}/${areaOf.size}`);
  console.log(`\nhighest level: ${levels.map((level) => `${level} ${perLevel[level]}`).join(", ")}, none ${areaOf.size - covered}`);
  console.log("\nbelow HTTP:");
  for (const [id, , , sentence] of belowHttp) console.log(`${id} ${provedAt.get(id).padEnd(8)} ${sentence}`);
}
for (const id of unknown) console.error(`Unknown requirement ${id} in ${claims.get(id).join(", ")}`);
if (unknown.length > 0) process.exit(1);
