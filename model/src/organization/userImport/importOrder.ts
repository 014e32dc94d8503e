import { z } from "zod";
import { defaultLocale, isLocale } from "../../identity/locales.ts";
import { importKeys, importTargets } from "./importTarget.ts";

const id = z.int().positive();
export const mostImportColumns = 60;
export const mostImportLines = 100_000;
export const longestImportCell = 2000;

/** What is to become of a file: what its columns are, whom its lines mean, and what is done where it says nothing. */
export const importOrder = z.strictObject({
  columns: z.array(z.enum(importTargets).nullable()).max(mostImportColumns),
  key: z.enum(importKeys).default("username"),
  /** Who is not there yet is made. */
  creates: z.boolean().default(true),
  /** Who is there is changed to what the file says; an empty cell leaves what is there. */
  updates: z.boolean().default(true),
  /** Who is not in the file: left alone, or switched off, in the companies that the file names or wherever the importer may. */
  absent: z.enum(["leave", "companies", "all"]).default("leave"),
  /** Groups and programs of a cell come to those that are there, or take their place. */
  lists: z.enum(["add", "replace"]).default("add"),
  /** Which of 03/04/2026 is the month. */
  dates: z.enum(["dmy", "mdy"]).default("dmy"),
  /** Programs may be due, or end, on a day that is past. */
  pastDays: z.boolean().default(false),
  makesCompanies: z.boolean().default(false),
  makesGroups: z.boolean().default(false),
  /** Of new people where the file says nothing. */
  companyId: id.nullable().default(null),
  accessLevelId: id.nullable().default(null),
  locale: z
    .string()
    .refine((code) => isLocale(code))
    .default(defaultLocale),
  /** The same name and date of birth as somebody else's does not mean the same person. */
  otherPeople: z.boolean().default(false),
  /** New people with an address get a mail with a link to choose their password. */
  invites: z.boolean().default(false),
});
export type ImportOrder = z.infer<typeof importOrder>;
