import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { EnglishMarks, LanguageState } from "@vigil/model/phrases/check/languageState";
import { z } from "zod";

const texts = z.record(z.string(), z.string());
const day = z.iso.date();
const stateSchema = z.strictObject({
  state: z.enum(["source", "machine", "reused"]),
  from: z.string().optional(),
  licence: z.string().optional(),
  at: day,
  reviewed: z.array(z.strictObject({ by: z.string().min(1), at: day, texts })).optional(),
  english: texts.optional(),
  sameAsEnglish: texts.optional(),
});
const marksSchema = z.strictObject({ at: day, marks: texts });

/** What is known of a language's texts; null where nothing can be read of it. */
export function readState(phrases: string, language: string): LanguageState | null {
  return readJson(join(phrases, "states", `${language}.json`), stateSchema) as LanguageState | null;
}

/** What the English texts were at the last comparison; without one nothing is known to be outdated. */
export const readMarks = (phrases: string): EnglishMarks =>
  readJson(join(phrases, "states/english.json"), marksSchema) ?? { at: "", marks: {} };

function readJson<Schema extends z.ZodType>(path: string, schema: Schema): z.infer<Schema> | null {
  if (!existsSync(path)) return null;
  try {
    return schema.parse(JSON.parse(readFileSync(path, "utf8")));
  } catch {
    return null;
  }
}
