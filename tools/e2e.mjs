// `npm run e2e [-- parameters for Playwright]`
// LATE=seed: what pages ask the server for comes 0–400 ms late, one answer of twenty 1.5 s, the same with the same seed (e2e/late.ts).
// SLOW=4: pages compute four times slower (e2e/journey.ts).
import { buildWeb } from "./build.mjs";
import { run } from "./run.mjs";

buildWeb();
run([["browser journeys", "playwright", "test", ...process.argv.slice(2)]]);
