// `npm test`: the whole gate.
import { run, runInPairs, staticChecks } from "./run.mjs";

await runInPairs(staticChecks);
run([
  [
    "build",
    "node",
    "-e",
    "import('./tools/build.mjs').then(({ buildWeb }) => buildWeb()); import('./tools/builtServer.ts').then(({ builtServer }) => builtServer())",
  ],
  ["unit and database tests", "vitest", "run"],
  ["browser journeys", "playwright", "test"],
]);
