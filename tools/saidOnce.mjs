// Small words of the server stand in one file each, and everybody else uses them: a copy of what they say ends the run. Each row brings
// a copy as it once stood here, its canary: where it is not found, the pattern no longer works and nothing it says counts.
import { globSync, readFileSync } from "node:fs";

const words = [
  {
    home: "server/src/http/wireInstant.ts",
    copy: /toISOString\(\)\s*\.slice\(0, 19\)/u,
    canary: "const wire = (instant: Date): string => `${instant.toISOString().slice(0, 19)}Z`;",
  },
  {
    home: "server/src/identity/access/keepsShared.ts",
    copy: /\.has\("shared:edit"\)/u,
    canary: 'if (library.ownerDomainId === null && !by.permissions.has("shared:edit")) throw new Problem(403, "Forbidden");',
  },
  {
    home: "server/src/storage/systemDomain.ts",
    copy: /\bsystem_?domain\w* = 1\b|\bSYSTEM(_DOMAIN)? = 1\b|\basDomain\(1,|\bdomainId \?\? 1\b|\bdomainId === 1\b/iu,
    canary: "const SYSTEM_DOMAIN = 1;",
  },
];

let found = 0;
for (const { home, copy, canary } of words) {
  if (!copy.test(canary)) throw new Error(`The planted copy of ${home} was not found.`);
  if (!copy.test(readFileSync(home, "utf8"))) throw new Error(`${home} no longer says what it is for.`);
  for (const file of globSync("{server,bench}/**/*.ts", { exclude: ["**/node_modules/**"] }))
    for (const [number, line] of readFileSync(file, "utf8").split("\n").entries())
      if (file !== home && copy.test(line) && ++found) console.error(`${file}:${number + 1} says again what ${home} says.`);
}
console.log(`${words.length} words, ${found} copies`);
if (found > 0) process.exit(1);
