// `npm start`: what is missing is built, then the server runs in this very process, so that signals reach it.
import module from "node:module";
import { join } from "node:path";
import { buildWeb } from "./build.mjs";

buildWeb();
// types are taken out and code is compiled once for each version of the sources, not at each start: two fifths of reading the server; written at its end
module.enableCompileCache?.(join(import.meta.dirname, "../node_modules/.cache/vigil"));
await import("../server/src/main.ts");
