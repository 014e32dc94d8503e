import type { Plugin } from "vite";

/** What zod's schemas say of JSON schemas, line by line, and what stands there instead. */
const said: readonly [RegExp, string][] = [
  [/^import .* from "\.\.\/core\/to-json-schema\.js";$/mu, ""],
  [/^ +inst\._zod\.processJSONSchema = .*;$/gmu, ""],
  [/^ +(input|output): createStandardJSONSchemaMethod\(.*$/gmu, ""],
  [/^ +return createToJSONSchemaMethod\(.*$/gmu, ""],
];

/**
 * Every zod schema can write itself as a JSON schema, which no bundler takes out by itself and no page of ours asks for: a fifth of zod.
 * Another version of zod that says it in other words stops the build, not a page.
 */
export const withoutJsonSchema: Plugin = {
  name: "vigil-without-json-schema",
  apply: "build",
  transform: {
    filter: { id: /zod\/v4\/classic\/schemas\.js$/u },
    handler(code) {
      const cut = said.reduce((text, [line, instead]) => text.replace(line, instead), code);
      if (/processJSONSchema|JSONSchemaMethod/u.test(cut) || cut === code)
        this.error("zod says its JSON schemas in other words now: web/withoutJsonSchema.ts has to follow.");
      return { code: cut, map: null };
    },
  },
};
