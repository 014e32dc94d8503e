// No regular expression of ours takes longer than its input is long: each one in the source is analysed, and what is not known to be linear ends the run.
// What was found to be linear is remembered by its fingerprint in linearExpressions.json, as finding it out takes most of a minute: `--keep` writes
// it anew from what stands in the source. Whatever is not in it, or was judged by another version of the analysis, is analysed here.
// The canaries are the two kinds that once were here: when they are not found, the analysis no longer works and nothing it says counts.
import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

process.env.RECHECK_BACKEND = "pure"; // the analysis itself, no program of its own
const { checkSync } = await import("recheck");

/** Limits are steps of work, never a clock: on a busy machine the same expression is judged alike. */
const steadily = { timeout: null, seedingTimeout: null, incubationTimeout: null, attackTimeout: null, randomSeed: 1 };
/** Made from text at run time, so that nothing can be said of them here, and why each is no danger. */
const made = new Map([["model/src/entity/field.ts", "the pattern for addresses that zod brings, behind a length that was checked"]]);

/** An alternation that is applied again and again may scan far in one alternative and go on by another: each is looked at alone. */
function alternatives(source) {
  const parts = [""];
  let depth = 0;
  for (let at = 0; at < source.length; at += 1) {
    const letter = source[at];
    if (letter === "\\") parts[parts.length - 1] += letter + source[(at += 1)];
    else if (letter === "[") {
      let end = at + 1;
      while (source[end] !== "]") end += source[end] === "\\" ? 2 : 1;
      parts[parts.length - 1] += source.slice(at, end + 1);
      at = end;
    } else if (letter === "|" && depth === 0) parts.push("");
    else {
      depth += letter === "(" ? 1 : letter === ")" ? -1 : 0;
      parts[parts.length - 1] += letter;
    }
  }
  return parts;
}

const repeats = (source) => /[*+]|\{\d+,\d*\}/u.test(source);

/** What takes too long in it, in words; undefined when it is linear. */
function faultOf(literal) {
  const end = literal.lastIndexOf("/");
  const [source, flags] = [literal.slice(1, end), literal.slice(end + 1)];
  const parts = flags.includes("g") ? [source, ...alternatives(source)] : [source];
  for (const part of new Set(parts)) {
    if (!repeats(part)) continue;
    const { status, complexity, attack, error } = checkSync(part, flags, steadily);
    if (status !== "safe")
      return status === "vulnerable" ? `${complexity.summary}, as for ${attack.pattern}` : `not understood (${error?.kind})`;
  }
  return undefined;
}

for (const canary of [String.raw`/^\s*(?:<!--[\s\S]*?-->\s*)*<svg/u`, String.raw`/\/+$/`, String.raw`/<!--[\s\S]*?-->|[^<]+|</g`])
  if (faultOf(canary) === undefined) throw new Error(`${canary} was taken for harmless.`);

const list = join(import.meta.dirname, "linearExpressions.json");
const { version } = JSON.parse(readFileSync(join(import.meta.dirname, "../node_modules/recheck/package.json"), "utf8"));
const fingerprint = (literal) =>
  createHash("sha256")
    .update(`${version} ${JSON.stringify(steadily)} ${literal}`)
    .digest("hex")
    .slice(0, 32);
const keeping = process.argv.includes("--keep");
const linear = new Set(keeping ? [] : JSON.parse(readFileSync(list, "utf8")));
const kept = [];

const found = new Map();
const faults = [];
const files = globSync("{model,xray,server,web}/src/**/*.{ts,tsx}").filter((file) => !/(?:^|\/)test\w*\.tsx?$|\.test\.tsx?$/u.test(file));
for (const file of files) {
  const text = readFileSync(file, "utf8");
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
  const place = (node) => `${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
  const look = (node) => {
    if (ts.isRegularExpressionLiteral(node)) found.set(node.text, [...(found.get(node.text) ?? []), place(node)]);
    if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === "RegExp" && !made.has(file))
      faults.push(`${place(node)} makes a regular expression at run time`);
    ts.forEachChild(node, look);
  };
  look(tree);
}
for (const [literal, places] of found) {
  const known = fingerprint(literal);
  const fault = linear.has(known) ? undefined : faultOf(literal);
  if (fault === undefined) kept.push(known);
  if (fault !== undefined) faults.push(`${places.join(", ")} ${literal} is ${fault}`);
}
for (const fault of faults) console.error(fault);
if (keeping) writeFileSync(list, `${JSON.stringify(kept.map(String).toSorted(), null, 2)}\n`);
const remembered = kept.filter((known) => linear.has(known)).length;
console.log(`${found.size} regular expressions (${remembered} of them judged before), ${faults.length} that may take too long`);
if (faults.length > 0 || found.size < 100) process.exit(1);
