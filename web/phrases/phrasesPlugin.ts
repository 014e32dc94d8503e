import { createHash } from "node:crypto";
import { join, relative } from "node:path";
import type { Plugin } from "vite";
import { lacking } from "../../model/src/phrases/lacking.ts";
import { isLanguage, languages, sourceLanguage, type Language } from "../../model/src/phrases/languages.ts";
import { phrasesPath } from "../../model/src/phrases/phrasesPath.ts";
import { cutter } from "./cutKeys.ts";
import { partsByModule } from "./partsByModule.ts";
import { partsSaid } from "./partsSaid.ts";
import type { PhraseParts } from "./phraseParts.ts";
import { englishParts, readEnglish, readLanguage } from "./readLanguage.ts";

const web = join(import.meta.dirname, "..");
const directory = join(web, "../model/src/phrases");
const isOwn = (id: string): boolean => id.startsWith(join(web, "src/")) && /\.tsx?$/u.test(id);
const virtual = "virtual:phrases";
/** As many bits as tell two versions of one file apart, as in the names of scripts. */
const VERSION_LENGTH = 7;
const inDevelopment = /^\/assets\/phrases\/([\w-]+)\/[\w-]+\/(\w+)\.json$/u;

/**
 * A module's phrases come with it, as its styles do. Every `import("./Page.tsx")` also fetches the parts of the phrases that the page and
 * what it imports name; `virtual:phrases` gives an entry those of its own (`first`) and the version of all languages. A part is a file under
 * `assets/phrases/<language>/<version>/` (phrasesPath.ts) with a language's own phrases and the English ones it lacks: a script would have to
 * name each of thousands. What each page says is also written down for the server, which links to it.
 */
export function phrasesPlugin(): Plugin {
  const source = readEnglish(join(directory, sourceLanguage));
  const whole = englishParts(source);
  const cut = cutter(whole);
  const english = cut(whole);
  const modules = partsByModule(partsSaid(english));
  const wanted = (file: string): string[] => [...modules.of(file)].toSorted((one, other) => one.localeCompare(other));
  const written = new Map<Language, ReadonlyMap<string, string>>();
  const faults: string[] = [];
  const inLanguage = (language: Language): ReadonlyMap<string, string> => {
    const known = written.get(language);
    if (known !== undefined) return known;
    const own = readLanguage(source, join(directory, language));
    faults.push(...own.faults);
    const files = new Map(partFiles(english, language, cut(own.parts)));
    written.set(language, files);
    return files;
  };
  let version: string | undefined;
  /** One for all: a version each would come with every first load. */
  const versionOfAll = (): string => (version ??= hashOf(languages.map((language) => [language, ...[...inLanguage(language)].flat()])));
  const pages = new Map<string, string[]>();
  return {
    name: "vigil-phrases",
    enforce: "pre",
    resolveId: (id, importer) => (id === virtual ? `\0${virtual}?${importer}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${virtual}?`)) return undefined;
      const entry = id.slice(virtual.length + 2);
      pages.set(relative(web, entry), wanted(entry));
      return `export const first = ${JSON.stringify(wanted(entry))};\nexport const version = ${JSON.stringify(versionOfAll())};`;
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
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, language = "", part = ""] = inDevelopment.exec(request.url ?? "") ?? [];
        const file = isLanguage(language) ? inLanguage(language).get(part) : undefined;
        if (file === undefined) return next();
        response.setHeader("content-type", "application/json").end(file);
      });
    },
    generateBundle() {
      for (const language of languages) {
        for (const [part, file] of inLanguage(language))
          this.emitFile({ type: "asset", fileName: phrasesPath(language, versionOfAll(), part).slice(1), source: file });
      }
      for (const fault of faults) this.warn(`${fault}; English is said instead`);
      this.emitFile({
        type: "asset",
        fileName: ".vite/phrases.json",
        source: JSON.stringify({ version: versionOfAll(), pages: Object.fromEntries(pages) }),
      });
    },
  };
}

const hashOf = (said: readonly (readonly string[])[]): string =>
  createHash("sha256").update(said.flat().join("\n")).digest("base64url").slice(0, VERSION_LENGTH);

/** Each part as its file: what the language says itself, and the English for the rest. */
const partFiles = (english: PhraseParts, language: Language, own: PhraseParts): [part: string, file: string][] =>
  [...english].map(([part, tree]) => {
    const said = own.get(part) ?? {};
    return [part, JSON.stringify({ own: said, english: language === sourceLanguage ? {} : lacking(tree, said, language) })];
  });
