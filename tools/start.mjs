// `npm start`: what is missing is built, then the server runs in this very process, so that signals reach it.
import { buildWeb } from "./build.mjs";

buildWeb();
await import("../server/src/main.ts");
