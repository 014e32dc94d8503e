// Who may import whom. The canary is a planted cycle: when it is not found, the tool no longer sees TypeScript and nothing it says counts.
import { cruise } from "dependency-cruiser";
import configuration from "../.dependency-cruiser.mjs";

const { forbidden, options } = configuration;
const check = async (paths) => (await cruise(paths, { ...options, validate: true, ruleSet: { forbidden } })).output.summary;

const canary = await check(["tools/canary"]);
if (!canary.violations.some(({ rule }) => rule.name === "no-circular")) throw new Error("The planted cycle was not found.");
if (!canary.violations.some(({ rule }) => rule.name === "model-stays-pure"))
  throw new Error("The planted import of a model file was not found.");
for (const name of [
  "attempt-knows-no-kind",
  "exam-not-simulator",
  "simulator-not-exam",
  "model-lists-know-no-room",
  "server-lists-know-no-room",
  "acts-in-one-place",
  "screen-not-training",
  "web-lists-know-no-room",
  "one-reader-of-the-catalogue",
  "places-stay-light",
])
  if (!canary.violations.some(({ rule }) => rule.name === name)) throw new Error(`The planted import that breaks ${name} was not found.`);
if (!canary.violations.some(({ rule }) => rule.name === "product-without-fixtures"))
  throw new Error("The planted import of a test's fixture was not found.");

const { violations, totalCruised } = await check(["model", "xray", "server", "web"]);
for (const { rule, from, to } of violations) console.error(`${rule.name}: ${from} → ${to}`);
console.log(`${totalCruised} modules, ${violations.length} forbidden imports`);
if (violations.length > 0 || totalCruised < 20) process.exit(1);
