// `npm run check`: everything that answers in seconds.
import { run, runInPairs, staticChecks } from "./run.mjs";

await runInPairs(staticChecks);
run([["unit tests", "vitest", "run", "--project", "unit", "--project", "alone"]]);
