import { readdirSync } from "node:fs";
import { isLocale, type Locale } from "@vigil/model/identity/locales";

/** The languages that have a folder, whether or not they are offered. */
export const languageFolders = (phrases: string): Locale[] =>
  readdirSync(phrases, { withFileTypes: true })
    .flatMap(({ name }) => (isLocale(name) ? [name] : []))
    .toSorted();
