// `npm run check`: everything that answers in seconds.
import { run, staticChecks } from "./run.mjs";

run([...staticChecks, ["unit tests", "vitest", "run", "--project", "unit"]]);
