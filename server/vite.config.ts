import { basename, dirname, join, relative } from "node:path";
import { globSync } from "node:fs";
import { defineConfig, type Plugin } from "vite";

const root = import.meta.dirname;
/** `tools/builtServer.ts` names the folder; all of a build lie in it side by side. */
const out = process.env["VIGIL_SERVER_DIST"] ?? join(root, "dist/server");

/**
 * What a module reads from beside itself (migrations, phrases, packages) stays where it is: in the program a module says where its source
 * was, not where the program is. Threads and processes of their own are programs beside it.
 */
const places: Plugin = {
  name: "vigil-places",
  enforce: "pre",
  transform(code, id) {
    if (id.includes("node_modules") || !code.includes("import.meta.")) return null;
    const source = JSON.stringify(relative(out, id));
    return code
      .replaceAll(/new URL\("[\w./]*\/(\w+Worker)\.ts", import\.meta\.url\)/g, 'new URL("./$1.mjs", import.meta.url)')
      .replaceAll("createRequire(import.meta.url)", `createRequire(new URL(${source}, import.meta.url))`)
      .replaceAll("import.meta.dirname", `(import.meta.dirname + ${JSON.stringify(`/${dirname(relative(out, id))}`)})`);
  },
};

/** What is native, reads files of its own or is read when it is needed is not among them. */
const libraries = [
  "avvio",
  "bidi-js",
  "cron-parser",
  "fast-json-stringify",
  "fastify",
  "fastify-type-provider-zod",
  "find-my-way",
  "hucre",
  "kysely",
  "luxon",
  "openid-client",
  "pg",
  "pg-boss",
  "prom-client",
  "rrule-temporal",
  "serialize-error",
  "yauzl",
  "yazl",
  "zod",
];

/** Reading a thousand and a half small files took most of a start: the server and what it rests on as a few large ones. */
export default defineConfig({
  root,
  plugins: [places],
  // Libraries come along: a file of its own costs a start more than what stands in it.
  ssr: { noExternal: [/^@vigil\//, /^@fastify\//, /^ajv/, /^(mdast|micromark)/, ...libraries] },
  build: {
    ssr: true,
    outDir: out,
    minify: false, // an error in the log names its function
    target: "node24",
    rolldownOptions: {
      input: Object.fromEntries(
        ["main.ts", ...globSync("**/*Worker.ts", { cwd: join(root, "src") })].map((file) => [
          basename(file, ".ts"),
          join(root, "src", file),
        ]),
      ),
      output: { entryFileNames: "[name].mjs", chunkFileNames: "[name]-[hash].mjs", keepNames: true },
    },
  },
});
