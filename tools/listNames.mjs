// The list mechanism knows no list: none of them is called by its name, plural or address in it, as a text, a key or a type.
import { globSync, readFileSync } from "node:fs";
import ts from "typescript";
import { listEntities } from "../model/src/lists.ts";

const mechanism = ["model/src/entity", "server/src/entity", "web/src/entity"];
const names = new Set(Object.values(listEntities).flatMap(({ name, plural, url }) => [name, plural, url]));

/** In the browser an address that is no list's, no record's and not that of one's own acts leads to the page of some room. */
const roomAddress = /^\/\$domain\/(?!(frame\/)?admin\/(\$list|acts$))/;

/** Where a list is named in a file. What a type is taken out of by a key is no name of a list. */
function namesIn(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    if (ts.isIndexedAccessTypeNode(node)) return;
    const isKey = node.parent !== undefined && ts.isPropertyAssignment(node.parent) && node === node.parent.name;
    if ((isKey || ts.isStringLiteralLike(node)) && (names.has(node.text) || roomAddress.test(node.text))) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${file}:${line + 1} names ${node.text}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const planted = [
  "const asks = entity.name === 'user';",
  "const codes = { company: 1 };",
  'type Which = "users";',
  'const to = "/$domain/simulator/review/$session";',
];
for (const text of planted) if (namesIn("planted.ts", text).length !== 1) throw new Error(`The planted name was not found: ${text}`);

const files = globSync(mechanism.map((folder) => `${folder}/**/*.{ts,tsx}`)).filter((file) => !/\.test\.tsx?$/.test(file));
const found = files.flatMap((file) => namesIn(file, readFileSync(file, "utf8")));
for (const one of found) console.error(one);
console.log(`${files.length} files of the list mechanism, ${found.length} names of lists in them`);
if (found.length > 0 || files.length < 20) process.exit(1);
