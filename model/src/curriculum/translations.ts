import { z } from "zod";
import { locales, type Locale } from "../identity/locales.ts";

/** One text in several languages. A language without words is not there. */
export type Translations = Readonly<Partial<Record<Locale, string>>>;

export const translationsSchema = (max: number): z.ZodType<Translations> =>
  z.partialRecord(z.enum(locales), z.string().trim().min(1).max(max));
