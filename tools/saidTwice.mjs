// One noun means one thing within a package: a name that two files export, or two files that are called the same, is refused unless it
// stands here with why; so is one that stands here and is no more. Tests are not asked. The canary is a planted pair of files.
import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import ts from "typescript";

const allowed = {
  model: {
    "file settings": "the settings of a session, and those of a course: each the settings of its room",
    "file wire": "what the calls of the room carry",
  },
  server: {},
  web: {},
  xray: {},
};

/** Types, functions and values that a file exports under a name of its own. */
function exportsOf(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false);
  const names = source.statements.flatMap((statement) => {
    if (!ts.canHaveModifiers(statement) || !ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.map(({ name }) => name.getText(source));
    return statement.name === undefined ? [] : [statement.name.text];
  });
  return new Set(names); // an overload, or a type beside its value, is one thing
}

/** By name, where it stands, of names that stand twice. */
function twice(files) {
  const stands = new Map();
  for (const [file, text] of files)
    for (const name of [`file ${basename(file).replace(/\.tsx?$/u, "")}`, ...exportsOf(file, text)])
      stands.set(name, [...(stands.get(name) ?? []), file]);
  return new Map([...stands].filter(([, places]) => places.length > 1));
}

function faultsOf(files, reasons) {
  const found = twice(files);
  return [
    ...[...found].filter(([name]) => reasons[name] === undefined).map(([name, places]) => `${name} stands in ${places.join(", ")}`),
    ...Object.keys(reasons)
      .filter((name) => !found.has(name))
      .map((name) => `${name} stands once: take it off the list.`),
  ];
}

const planted = faultsOf(
  [
    ["exam/asked.ts", "export interface Asked { by: string }\nexport const open = 1, shut = 2;"],
    ["report/asked.ts", "export type Asked = { of: string };\nexport function open(): void {}\nconst shut = 3;"],
  ],
  { gone: "a name that stands nowhere" },
).map((fault) => fault.split(" stands ")[0]);
if (planted.join() !== "file asked,Asked,open,gone") throw new Error(`The planted names were not found, but ${planted.join()}.`);

let count = 0;
const faults = Object.entries(allowed).flatMap(([name, reasons]) => {
  const files = globSync(`${name}/src/**/*.{ts,tsx}`).filter((file) => !/\.test\.tsx?$/u.test(file));
  count += files.length;
  return faultsOf(
    files.map((file) => [file, readFileSync(file, "utf8")]),
    reasons,
  );
});
for (const fault of faults) console.error(fault);
console.log(`${count} files, ${faults.length} names that stand twice`);
if (faults.length > 0 || count < 1000) process.exit(1);
