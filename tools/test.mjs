// `npm test`: the whole gate.
import { run, runInPairs, staticChecks } from "./run.mjs";

await runInPairs(staticChecks);
run([
  ["unit and database tests", "vitest", "run"],
  ["build", "node", "-e", "import('./tools/build.mjs').then(({ buildWeb }) => buildWeb())"],
  ["browser journeys", "playwright", "test"],
]);
