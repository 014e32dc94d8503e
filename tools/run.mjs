// Runs steps one after the other, or those that only look two at a time; the first that fails ends the run and is named.
import { spawn, spawnSync } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const bin = (command) => (command === "node" ? process.execPath : join(root, "node_modules/.bin", command));
const secondsSince = (began) => ((performance.now() - began) / 1000).toFixed(1);

function fail(name, began, status, error) {
  console.error(`✗ ${name} failed after ${secondsSince(began)} s${error ? `: ${error.message}` : ""}`);
  process.exit(status ?? 1);
}

/** A step: [what it is called, command, ...arguments]. */
export function run(steps) {
  for (const [index, [name, command, ...parameters]] of steps.entries()) {
    const began = performance.now();
    console.log(`\n▸ ${name}`);
    const { status, error } = spawnSync(bin(command), parameters, { cwd: root, stdio: "inherit" });
    if (status !== 0) fail(name, began, status, error);
    if (index < steps.length - 1) console.log(`✓ ${name} (${secondsSince(began)} s)`); // the last runner's own summary is the last word
  }
}

/** Steps that change nothing and do not wait for one another, on two cores: what each says is printed when it has ended. */
export async function runInPairs(steps) {
  const waiting = [...steps];
  const running = new Set();
  const one = ([name, command, ...parameters]) =>
    new Promise((done) => {
      const began = performance.now();
      const said = [];
      const child = spawn(bin(command), parameters, { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
      running.add(child);
      child.stdout.on("data", (part) => said.push(part));
      child.stderr.on("data", (part) => said.push(part));
      const end = (status, error) => {
        running.delete(child);
        process.stdout.write(`\n▸ ${name}\n${Buffer.concat(said).toString()}`);
        if (status !== 0) {
          for (const other of running) other.kill();
          fail(name, began, status, error);
        }
        console.log(`✓ ${name} (${secondsSince(began)} s)`);
        done();
      };
      child.on("error", (error) => end(1, error));
      child.on("close", (status) => end(status ?? 1));
    });
  const lane = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) await one(step);
  };
  await Promise.all([lane(), lane()]);
}

/** The longest come first, so that the two lanes end together. */
export const staticChecks = [
  ["lint", "oxlint", "--type-aware", "--deny-warnings"],
  ["regular expressions", "node", "tools/regularExpressions.mjs"],
  ["types of the web app", "tsc", "-p", "web/tsconfig.json"],
  ["types", "tsc", "-p", "tsconfig.json"],
  ["architecture", "node", "tools/dependencies.mjs"],
  ["unused code", "knip", "--no-progress"],
  ["names for one thing", "node", "tools/saidTwice.mjs"],
  ["format", "oxfmt", "--check"],
  ["pairs of rooms", "node", "tools/roomPairs.mjs"],
  ["names of lists", "node", "tools/listNames.mjs"],
  ["code that only tests call", "node", "tools/testedOnly.mjs"],
  ["tokens", "node", "tools/tokens.mjs"],
  ["requirements", "node", "tools/requirements.mjs"],
  ["words said once", "node", "tools/saidOnce.mjs"],
];
