import type { Plugin } from "vite";

/** What zod's schemas say of JSON schemas and in English sentences, line by line, and what stands there instead. */
const said: readonly [RegExp, string][] = [
  [/^import .* from "\.\.\/core\/to-json-schema\.js";$/mu, ""],
  [/^ +inst\._zod\.processJSONSchema = .*;$/gmu, ""],
  [/^ +(input|output): createStandardJSONSchemaMethod\(.*$/gmu, ""],
  [/^ +return createToJSONSchemaMethod\(.*$/gmu, ""],
  [/^import en from "\.\.\/locales\/en\.js";$/mu, "const en = () => ({});"],
];

/**
 * Every zod schema can write itself as a JSON schema, which no bundler takes out by itself and no page of ours asks for: a fifth of zod.
 * Its English sentences nobody sees either: forms tell a fault by its code, in the reader's language (model/src/values/fieldFault.ts).
 * Another version of zod that says it in other words stops the build, not a page.
 */
export const zodWithoutWords: Plugin = {
  name: "vigil-zod-without-words",
  apply: "build",
  transform: {
    filter: { id: /zod\/v4\/classic\/schemas\.js$/u },
    handler(code) {
      const cut = said.reduce((text, [line, instead]) => text.replace(line, instead), code);
      if (/processJSONSchema|JSONSchemaMethod|locales.en/u.test(cut) || cut === code)
        this.error("zod says its JSON schemas and sentences in other words now: web/zodWithoutWords.ts has to follow.");
      return { code: cut, map: null };
    },
  },
};
