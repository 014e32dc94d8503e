// `npm run e2e [-- parameters for Playwright]`
import { buildWeb } from "./build.mjs";
import { run } from "./run.mjs";

buildWeb();
run([["browser journeys", "playwright", "test", ...process.argv.slice(2)]]);
