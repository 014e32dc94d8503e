// Code that only tests call proves nothing about the product. Every export of the packages is asked for by a file that is reached from
// one of the product's entries, or used in its own file; knip cannot see this, as tests are entries to it. The canaries are exports of
// tools/canary/testedOnly: one that is used must be found used, one that a test alone imports must not.
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const isTest = (file) => /(\.test\.tsx?$|(^|\/)test\/)/u.test(file);
const packages = "{model,xray,server,web}/src/**/*.{ts,tsx}";
const entries = [
  "server/src/{main,seed,demoRemove,backup,restore,adopt,filesMove,coursePack,recount,schema,evidenceVerify}.ts",
  "{server,web}/src/**/*[wW]orker.ts",
  "web/src/{main,signIn}.tsx",
  "web/src/withPhrases.ts", // the build writes its import (web/phrases/phrasesPlugin.ts)
  "{bench,content}/**/*.ts",
  "web/{vite.config.ts,zodWithoutWords.ts,phrases/*.ts}",
  "tools/*.{ts,mjs}",
  "tools/phrases/*.ts",
  "e2e/**/*.ts",
];
/** What tests may look at without the product asking: what the server states of itself. */
const looked = ["server/src/http/pageChunks.ts: pageSources", "server/src/http/routeAccess.ts: statedRoutes"];

const files = new Map(
  globSync(["tools/canary/testedOnly/*.ts", packages, ...entries], { exclude: ["**/node_modules/**"] }).map((file) => {
    const text = readFileSync(file, "utf8").replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gmu, "");
    return [file, { text, imports: importsOf(file, text) }];
  }),
);

/** What a file takes from others: each by name, or all of it ("*"). */
function importsOf(file, text) {
  const found = [];
  const add = (specifier, names) => {
    const path = /^@vigil\/(\w+)\/(.+)$/u.exec(specifier);
    const target = path ? `${path[1]}/src/${path[2]}.ts` : join(dirname(file), specifier);
    found.push({ target, names });
  };
  for (const [, list, specifier] of text.matchAll(/\b(?:import|export)\s+(?:type\s+)?\{([^}]*)\}\s*from\s*"([^"]+)"/gu))
    add(
      specifier,
      list.split(",").map(
        (one) =>
          one
            .trim()
            .replace(/^type\s+/u, "")
            .split(/\s+as\s+/u)[0],
      ),
    );
  const whole = /\*\s*(?:as\s+\w+\s*)?from\s*"([^"]+)"|\bimport\(\s*"([^"]+)"|\bimport\s+"([^"]+)"|new URL\(\s*"([^"]+)"/gu;
  for (const [, ...specifiers] of text.matchAll(whole)) add(specifiers.find(Boolean), ["*"]);
  return found;
}

const roots = globSync([...entries, "tools/canary/testedOnly/entry.ts"], { exclude: ["**/node_modules/**"] }).filter(
  (file) => !isTest(file),
);
const reached = new Set(roots);
const asked = new Map();
for (const file of reached)
  for (const { target, names } of files.get(file)?.imports ?? []) {
    if (!files.has(target) || isTest(target)) continue;
    reached.add(target);
    for (const name of names) asked.set(target, (asked.get(target) ?? new Set()).add(name));
  }

const EXPORT = /^export (?:declare )?(?:abstract )?(?:async )?(?:const|function\*?|class|enum) (\w+)/gmu;
const tested = [];
for (const [file, { text }] of files) {
  if (isTest(file) || roots.includes(file) || file.endsWith(".d.ts")) continue;
  for (const [, name] of text.matchAll(EXPORT)) {
    const outside = asked.get(file)?.has(name) || asked.get(file)?.has("*");
    const inside = reached.has(file) && text.match(new RegExp(`\\b${name}\\b`, "gu")).length > 1;
    if (!outside && !inside) tested.push(`${file}: ${name}`);
  }
}

const planted = tested.filter((one) => one.startsWith("tools/canary/"));
if (planted.join() !== "tools/canary/testedOnly/product.ts: testedOnly")
  throw new Error(`The planted export was not found: ${planted.join()}`);
for (const one of looked) if (!tested.includes(one)) throw new Error(`${one} is asked for by the product, or gone: take it from the list.`);
const left = tested.filter((one) => !planted.includes(one) && !looked.includes(one));
for (const one of left) console.error(`Only tests ask for ${one}`);
console.log(`${files.size} files, ${left.length} exports that only tests ask for`);
if (left.length > 0) process.exit(1);
