// Colours stand in token files and nowhere else: plain style sheets of web/src that hold custom properties. Modules and components name them.
// Also refused: a token that nobody defines or that is not loaded where it is used, corners that are no token, and the styles of the lists
// outside the lists. The canaries are what is refused: when one passes, the check no longer sees anything.
import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

const root = "web/src";
/** Loaded with the first page of either entry; also where the tokens of the frame stand. */
const theme = `${root}/theme.css`;
const listStyles = `${root}/entity/list/List.module.css`;

const named =
  "white black red green blue gray grey orange yellow silver maroon purple navy teal olive lime aqua fuchsia cyan magenta pink brown gold beige ivory coral crimson indigo violet tomato salmon khaki plum orchid tan";
const written = /#[0-9a-f]{3,8}\b|\b(?:rgb|rgba|hsl|hsla|hwb|lab|lch|oklab|oklch)\(\s*[\d.]/giu;
const name = new RegExp(`(?<![\\w-])(?:${named.replaceAll(" ", "|")})(?![\\w-])`, "giu");
const strings = /"[^"\n]*"/gu;

const bare = (css) => css.replaceAll(/\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//gu, "");
const declarations = (css) => [...bare(css).matchAll(/([\w-]+):\s*([^;{}]+);/gu)].map(([, property, value]) => ({ property, value }));

/** What is wrong in a module of styles. */
export const faultsOfModule = (css) =>
  declarations(css).flatMap(({ property, value }) => [
    ...(value.replaceAll(strings, "").match(written) ?? []),
    ...(property.startsWith("grid") || property.startsWith("animation") ? [] : (value.replaceAll(strings, "").match(name) ?? [])),
    ...(property.endsWith("radius") && /\d(?:px|rem)/u.test(value) ? [`${property}: ${value}`] : []),
  ]);

/** What is wrong in a component: a colour as a string, or the name of one where a colour is asked for. */
export const faultsOfComponent = (text) => [
  ...[...text.matchAll(/["'`](#[0-9a-f]{3,8}|(?:rgb|hsl)a?\([^"'`]*\))["'`]/giu)].map(([, colour]) => colour),
  ...[...text.matchAll(/\b(?:fill|stroke|color|background|backgroundColor|borderColor|stopColor)(?:=|: )["'](\w+)["']/gu)]
    .map(([, colour]) => colour)
    .filter((colour) => colour.match(name)),
];

for (const canary of [
  ".a { color: #fff; }",
  ".a { box-shadow: 0 1px rgb(0 0 0 / 20%); }",
  ".a { background: white; }",
  ".a { border-radius: 7px; }",
])
  if (faultsOfModule(canary).length === 0) throw new Error(`${canary} was not refused.`);
for (const canary of ['<path fill="#c8741d" />', '<path stroke="black" />', 'style={{ color: "hsl(0 0% 0%)" }}'])
  if (faultsOfComponent(canary).length === 0) throw new Error(`${canary} was not refused.`);

const read = (file) => readFileSync(file, "utf8");
const files = globSync(`${root}/**/*.{ts,tsx,css}`).filter((file) => !/\.test\.tsx?$/u.test(file));
const modules = files.filter((file) => file.endsWith(".module.css"));
const tokenFiles = files.filter((file) => file.endsWith(".css") && !file.endsWith(".module.css"));
const components = files.filter((file) => file.endsWith(".tsx"));
const faults = [
  ...modules.flatMap((file) => faultsOfModule(read(file)).map((fault) => `${file}: ${fault} is no token`)),
  ...components.flatMap((file) => faultsOfComponent(read(file)).map((fault) => `${file}: ${fault} is no token`)),
];

/** The names of the tokens each file defines, in CSS, as the style of an element or as a property that is set. */
const definedIn = (file) => [...read(file).matchAll(/(--[a-z][\w-]*)(?:["']?\]?:|",)/gu)].map(([, token]) => token);
const usedIn = (file) => [...bare(read(file)).matchAll(/var\((--[a-z][\w-]*)/gu)].map(([, token]) => token);
const home = new Map(tokenFiles.filter((file) => file !== theme).flatMap((file) => definedIn(file).map((token) => [token, file])));
for (const token of definedIn(theme)) home.delete(token);
const known = new Set(files.flatMap(definedIn));
for (const file of files.filter((each) => !each.endsWith(".ts")))
  for (const token of usedIn(file))
    if (!known.has(token) && !token.startsWith("--mantine-")) faults.push(`${file}: ${token} is defined nowhere`);

/** What a file loads with itself: its imports and theirs, but not what comes later by import(). */
const importsOf = new Map(
  files.map((file) => [
    file,
    [...read(file).matchAll(/^(?:import|export)\s[^"]*?(?:from\s+)?"(\.[^"]+)";/gmu)].map(([, path]) =>
      normalize(join(dirname(file), path)),
    ),
  ]),
);
function loadedWith(entry) {
  const loaded = new Set([entry]);
  for (const file of loaded) for (const next of importsOf.get(file) ?? []) loaded.add(next);
  return loaded;
}
const later = files.flatMap((file) =>
  [...read(file).matchAll(/import\("(\.[^"]+)"\)/gu)].map(([, path]) => normalize(join(dirname(file), path))),
);
for (const entry of new Set(later.filter((file) => importsOf.has(file)))) {
  const loaded = loadedWith(entry);
  for (const file of loaded)
    if (file.endsWith(".module.css") || file.endsWith(".tsx"))
      for (const token of usedIn(file))
        if (home.has(token) && !token.startsWith("--simulator") && !loaded.has(home.get(token)))
          faults.push(`${entry} loads ${file}, whose ${token} stands in ${home.get(token)}, and not that`);
}

for (const [file, imports] of importsOf)
  if (imports.includes(listStyles) && !file.startsWith(`${root}/entity/list/`))
    faults.push(`${file} takes the styles of the lists; a button is ui/Button, a table ui/Table`);

for (const fault of new Set(faults)) console.error(fault);
console.log(`${modules.length} modules of styles, ${known.size} tokens, ${faults.length} faults`);
if (faults.length > 0 || modules.length < 50) process.exit(1);
