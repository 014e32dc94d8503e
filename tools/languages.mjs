// `npm run languages [-- de,ja]`: the journeys of a learner and of a list in every language, wide and narrow, with pictures.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { buildWeb } from "./build.mjs";
import { run } from "./run.mjs";

const [asked = "all"] = process.argv.slice(2);
process.env["VIGIL_LANGUAGES"] = asked;
process.env["VIGIL_PICTURES"] ??= join(import.meta.dirname, "../data/languages");
mkdirSync(process.env["VIGIL_PICTURES"], { recursive: true });
buildWeb();
run([[`journeys in ${asked === "all" ? "every language" : asked}`, "playwright", "test", "e2e/everyLanguage.spec.ts"]]);
console.log(`Pictures: ${process.env["VIGIL_PICTURES"]}`);
