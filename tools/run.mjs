// Runs steps one after the other; the first that fails ends the run and is named.
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const bin = (name) => join(root, "node_modules/.bin", name);

/** A step: [what it is called, command, ...arguments]. */
export function run(steps) {
  for (const [index, [name, command, ...parameters]] of steps.entries()) {
    const began = performance.now();
    console.log(`\n▸ ${name}`);
    const { status, error } = spawnSync(command === "node" ? process.execPath : bin(command), parameters, { cwd: root, stdio: "inherit" });
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    if (status !== 0) {
      console.error(`✗ ${name} failed after ${seconds} s${error ? `: ${error.message}` : ""}`);
      process.exit(status ?? 1);
    }
    if (index < steps.length - 1) console.log(`✓ ${name} (${seconds} s)`); // the last runner's own summary is the last word
  }
}

export const staticChecks = [
  ["format", "oxfmt", "--check"],
  ["lint", "oxlint", "--type-aware", "--deny-warnings"],
  ["types", "tsc", "-p", "tsconfig.json"],
  ["types of the web app", "tsc", "-p", "web/tsconfig.json"],
  ["architecture", "node", "tools/dependencies.mjs"],
  ["pairs of rooms", "node", "tools/roomPairs.mjs"],
  ["names of lists", "node", "tools/listNames.mjs"],
  ["unused code", "knip", "--no-progress"],
  ["tokens", "node", "tools/tokens.mjs"],
  ["requirements", "node", "tools/requirements.mjs"],
  ["regular expressions", "node", "tools/regularExpressions.mjs"],
  ["code that only tests call", "node", "tools/testedOnly.mjs"],
  ["words said once", "node", "tools/saidOnce.mjs"],
  ["names for one thing", "node", "tools/saidTwice.mjs"],
];
