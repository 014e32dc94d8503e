// `npm test`: the whole gate.
import { run, staticChecks } from "./run.mjs";

run([
  ...staticChecks,
  ["unit and database tests", "vitest", "run"],
  ["build", "node", "-e", "import('./tools/build.mjs').then(({ buildWeb }) => buildWeb())"],
  ["browser journeys", "playwright", "test"],
]);
