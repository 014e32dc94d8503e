import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import type { Plugin } from "vite";
import { lacking } from "../../model/src/phrases/lacking.ts";
import { languages, sourceLanguage } from "../../model/src/phrases/languages.ts";
import { cutter } from "./cutKeys.ts";
import { partsByModule } from "./partsByModule.ts";
import { partsSaid } from "./partsSaid.ts";
import { readParts, type PhraseParts } from "./phraseParts.ts";

const web = join(import.meta.dirname, "..");
const directory = join(web, "../model/src/phrases");
const isOwn = (id: string): boolean => id.startsWith(join(web, "src/")) && /\.tsx?$/u.test(id);
const partOf = (id: string): { language: string; part: string } | undefined => {
  const [, language = "", part = ""] = /^([\w-]+)\/(\w+)\.json$/u.exec(relative(directory, id)) ?? [];
  return part === "" ? undefined : { language, part };
};
const virtual = "virtual:phrases";

/**
 * A module's phrases come with it, as its styles do. Every `import("./Page.tsx")` also fetches the parts of the phrases that the page and
 * what it imports name; `virtual:phrases` gives an entry those of its own (`first`) and the way to all (`parts`). A part holds a language's
 * own phrases and the English ones it lacks. What each page says is also written down for the server, which links to it.
 */
export function phrasesPlugin(): Plugin {
  const whole = readParts(join(directory, sourceLanguage));
  const cut = cutter(whole);
  const english = cut(whole);
  const modules = partsByModule(partsSaid(english));
  const wanted = (file: string): string[] => [...modules.of(file)].toSorted((one, other) => one.localeCompare(other));
  const read = new Map([[sourceLanguage, english]]);
  const inLanguage = (language: string): PhraseParts => {
    const known = read.get(language);
    if (known) return known;
    const parts = cut(existsSync(join(directory, language)) ? readParts(join(directory, language)) : new Map());
    read.set(language, parts);
    return parts;
  };
  const pages = new Map<string, string[]>();
  return {
    name: "vigil-phrases",
    enforce: "pre",
    resolveId: (id, importer) => {
      if (id === virtual) return `\0${virtual}?${importer}`;
      return id.startsWith(directory) ? id : undefined;
    },
    load(id) {
      if (id.startsWith(`\0${virtual}?`)) {
        const entry = id.slice(virtual.length + 2);
        pages.set(relative(web, entry), wanted(entry));
        const ways = languages.flatMap((language) =>
          [...english.keys()].map(
            (part) => `"${language}/${part}": () => import(${JSON.stringify(join(directory, language, `${part}.json`))})`,
          ),
        );
        return `export const first = ${JSON.stringify(wanted(entry))};\nexport const parts = {\n${ways.join(",\n")}\n};`;
      }
      const asked = partOf(id);
      if (!asked) return undefined;
      const { language, part } = asked;
      const own = inLanguage(language).get(part) ?? {};
      const source = language === sourceLanguage ? {} : lacking(english.get(part)!, own, language);
      return JSON.stringify({ own, english: source });
    },
    transform(code, id) {
      if (!isOwn(id)) return undefined;
      let changed = code;
      for (const { specifier, file } of modules.later(id, code)) {
        const parts = wanted(file);
        pages.set(relative(web, file), parts);
        if (parts.length === 0) continue;
        changed = changed.replaceAll(`import("${specifier}")`, `withPhrases(${JSON.stringify(parts)}, import("${specifier}"))`);
      }
      return changed === code
        ? undefined
        : { code: `import { withPhrases } from ${JSON.stringify(join(web, "src/withPhrases.ts"))};${changed}`, map: null };
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName: ".vite/phrases.json", source: JSON.stringify(Object.fromEntries(pages)) });
    },
  };
}
