import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const root = join(import.meta.dirname, "../..");
/** Values that are imported, exported again or needed for their effect; types bring nothing along. */
const imported = /^(?:import|export)\s(?!type\b)(?:[^"'`;]*?\sfrom\s)?\s*["']([^"']+)["']/gmu;
const lazily = /(?<!typeof )\bimport\(\s*["']([^"']+)["']\s*\)/gu;

/** The file that an import of our own means. */
function fileOf(specifier: string, importer: string): string | undefined {
  const own = /^@vigil\/(model|xray)\/(.+)$/u.exec(specifier);
  const file = own ? join(root, own[1]!, "src", `${own[2]}.ts`) : join(dirname(importer), specifier);
  return (own ?? specifier.startsWith(".")) && /\.tsx?$/u.test(file) && existsSync(file) ? file : undefined;
}

export interface PartsByModule {
  /** What a module and everything that comes with it says. */
  of: (file: string) => ReadonlySet<string>;
  /** A module and all that comes with it. */
  closure: (file: string) => string[];
  /** The modules that it loads later, with their specifiers. */
  later: (file: string, source: string) => { specifier: string; file: string }[];
}

/** Follows imports as the bundler does, to tell which phrases must be there before a module is shown. */
export function partsByModule(said: (source: string) => ReadonlySet<string>): PartsByModule {
  const read = new Map<string, { parts: ReadonlySet<string>; imports: readonly string[] }>();
  const look = (file: string) => {
    const known = read.get(file);
    if (known) return known;
    const source = readFileSync(file, "utf8");
    const imports = [...source.matchAll(imported)].flatMap(([, specifier = ""]) => fileOf(specifier, file) ?? []);
    const found = { parts: said(source), imports };
    read.set(file, found);
    return found;
  };
  const closure = (file: string): string[] => {
    const seen = new Set([file]);
    for (const each of seen) for (const next of look(each).imports) seen.add(next);
    return [...seen];
  };
  return {
    of: (file) => new Set(closure(file).flatMap((each) => [...look(each).parts])),
    closure,
    later: (file, source) =>
      [...source.matchAll(lazily)].flatMap(([, specifier = ""]) => {
        const found = fileOf(specifier, file);
        return found === undefined ? [] : [{ specifier, file: found }];
      }),
  };
}
