// `npm run phrases [-- COMMAND …]`: how the languages stand, and the way of their texts to translators and back (docs/languages.md).
import { join } from "node:path";
import { phrasesTool } from "./phrasesTool.ts";

process.exitCode = phrasesTool(process.argv.slice(2), {
  root: join(import.meta.dirname, "../.."),
  today: new Date().toISOString().slice(0, 10),
  tell: (line) => console.log(line),
  complain: (line) => console.error(line),
});
