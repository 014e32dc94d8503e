import { startLanguage } from "./i18n.ts";

await startLanguage();
