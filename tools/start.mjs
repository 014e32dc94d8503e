// `npm start`: what is missing is built, then the server runs in this very process, so that signals reach it.
import module from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { buildWeb } from "./build.mjs";
import { builtServer } from "./builtServer.ts";

buildWeb();
const server = builtServer();
// code is compiled once, not at each start; written at its end
module.enableCompileCache?.(join(import.meta.dirname, "../node_modules/.cache/vigil"));
await import(pathToFileURL(server).href);
