import type { Field } from "../../entity/field.ts";
import { locales } from "../../identity/locales.ts";
import { textKey } from "../../identity/textKey.ts";
import { bestLanguage } from "../../phrases/languages.ts";
import { fieldFault } from "../../values/fieldFault.ts";
import { company } from "../company.ts";
import { group } from "../group.ts";
import { user } from "../user.ts";
import { dateOf } from "./dateOf.ts";
import type { ImportOrder } from "./importOrder.ts";
import type { ImportTarget } from "./importTarget.ts";
import type { LineFault } from "./importWire.ts";
import { dateTargets, emptyMark, readDates, type DateTarget, type SaidDates } from "./readDates.ts";

/** A name as a file has it → the record, as far as the importer sees it; "several" where it could be more than one. */
export type KnownNames = ReadonlyMap<string, number | "several">;

/** What the words of a file mean, by their key form. */
export interface ImportWords {
  companies: KnownNames;
  accessLevels: KnownNames;
  groups: KnownNames;
  programs: KnownNames;
  locales: ReadonlyMap<string, string>;
  truths: ReadonlyMap<string, boolean>;
}

/** What a line says; a field that it does not name is not there. */
export interface LineValues {
  username?: string;
  firstName?: string;
  lastName?: string;
  companyId?: number;
  accessLevelId?: number;
  /** Null empties what is there. */
  pin?: string | null;
  birthDate?: string | null;
  email?: string | null;
  locale?: string;
  groups?: number[];
  programs?: number[];
  extraTimeFactor?: number;
  active?: boolean;
  data?: Record<string, string | null>;
}

export interface SaidByLine {
  values: LineValues;
  /** Of the programs that the line names. */
  dates: SaidDates;
  faults: LineFault[];
  /** Names of companies and groups that are not there and are to be made. */
  makes: { companies: string[]; groups: string[] };
  /** Those that are not there, to be made or not. */
  unknown: { companies: string[]; groups: string[] };
}

type Said = { value: unknown } | Omit<LineFault, "column">;

/** The cells of a line as values of a user, each fault in its cell. An empty cell says nothing, a dash that there is nothing. */
export function readLine(order: ImportOrder, heads: readonly string[], cells: readonly string[], words: ImportWords): SaidByLine {
  const values: Record<string, unknown> = {};
  const said: Omit<SaidByLine, "dates"> = {
    values,
    faults: [],
    makes: { companies: [], groups: [] },
    unknown: { companies: [], groups: [] },
  };
  const days: Parameters<typeof readDates>[0][number][] = [];
  let programs: number[] | null | undefined;
  for (const [column, target] of order.columns.entries()) {
    const text = (cells[column] ?? "").trim();
    if (target === null || text === "") continue;
    if (target === "data") {
      values["data"] = {
        ...(values["data"] as object | undefined),
        [(heads[column] ?? "").slice(0, 100) || String(column + 1)]: text === emptyMark ? null : text,
      };
      continue;
    }
    if (isDate(target)) {
      days.push({ target, column, text });
      continue;
    }
    const found = text === emptyMark ? emptied(target) : valueOf(target, text, order, words, said);
    if (target === "programs") programs = "value" in found ? (found.value as number[]) : null;
    if ("value" in found) values[target] = target === "programs" ? [...new Set(found.value as number[])] : found.value;
    else said.faults.push({ column, ...found });
  }
  const dates = readDates(days, programs, order.dates);
  return { ...said, dates: dates.said, faults: [...said.faults, ...dates.faults] };
}

const isDate = (target: ImportTarget): target is DateTarget => dateTargets.some((date) => date === target);

/** What stands for nothing in each field that may be empty. */
const nothing: { readonly [Target in ImportTarget]?: unknown } = {
  firstName: "",
  lastName: "",
  pin: null,
  birthDate: null,
  email: null,
  groups: [],
  programs: [],
};

const emptied = (target: ImportTarget): Said => (target in nothing ? { value: nothing[target] } : { code: "FieldRequired" });

type NamedSoFar = Pick<SaidByLine, "makes" | "unknown">;

function valueOf(
  target: Exclude<ImportTarget, "data" | DateTarget>,
  text: string,
  order: ImportOrder,
  words: ImportWords,
  said: NamedSoFar,
): Said {
  switch (target) {
    case "companyId":
      return companyOf(text, order, words, said);
    case "accessLevelId":
      return named(words.accessLevels, text);
    case "programs":
      return listed(text, (name) => named(words.programs, name));
    case "groups":
      return listedOnce(text, (name) => groupOf(name, order, words, said));
    case "locale":
      return localeOf(text, words);
    case "active":
      return known(words.truths.get(textKey(text)), text);
    case "birthDate":
      return checked(user.fields.birthDate, dateOf(text, order.dates) ?? text);
    case "extraTimeFactor":
      return checked(user.fields.extraTimeFactor, Number(text.endsWith("%") ? text.slice(0, -1) : text));
    case "username":
    case "firstName":
    case "lastName":
    case "pin":
    case "email":
      return checked(user.fields[target], text);
  }
}

/** By the grammar of its field: the same as in the form. */
function checked({ schema }: Pick<Field, "schema">, value: unknown): Said {
  const read = schema.safeParse(value);
  if (read.success) return { value: read.data };
  const { code, ...details } = fieldFault(read.error.issues[0]!);
  return { code, details };
}

const known = (value: unknown, text: string): Said =>
  value === undefined ? { code: "ImportWordUnknown", details: { word: text } } : { value };

/** By its name or tag; a tag that is not among them (es, pt_PT) means the nearest, as it does where a browser asks. */
function localeOf(text: string, { locales: names }: ImportWords): Said {
  const value = names.get(textKey(text)) ?? bestLanguage([text.replaceAll("_", "-")], locales);
  return value === undefined ? { code: "ImportLanguageUnknown", details: { word: text, known: locales.join(", ") } } : { value };
}

function named(names: KnownNames, text: string): Said {
  const found = names.get(textKey(text));
  if (found === "several") return { code: "ImportNameAmbiguous", details: { name: text } };
  return found === undefined ? { code: "ImportNameUnknown", details: { name: text } } : { value: found };
}

function companyOf(text: string, { makesCompanies }: ImportOrder, words: ImportWords, { makes, unknown }: NamedSoFar): Said {
  const found = named(words.companies, text);
  if ("value" in found || found.code !== "ImportNameUnknown") return found;
  unknown.companies.push(text);
  const name = checked(company.fields.name, text);
  if (!makesCompanies || !("value" in name)) return "value" in name ? found : name;
  makes.companies.push(text);
  return { value: undefined };
}

function groupOf(text: string, { makesGroups }: ImportOrder, words: ImportWords, { makes, unknown }: NamedSoFar): Said {
  const found = named(words.groups, text);
  if ("value" in found || found.code !== "ImportNameUnknown") return found;
  unknown.groups.push(text);
  const name = checked(group.fields.name, text);
  if (!makesGroups || !("value" in name)) return "value" in name ? found : name;
  makes.groups.push(text);
  return { value: undefined };
}

/** Several names in one cell stand apart by semicolons, bars or lines; a name that has one of them stands alone in its cell. */
function listed(text: string, one: (name: string) => Said): Said {
  const parts = text.split(/[;|\n]/u).map((name) => name.trim());
  const names = parts.filter((name) => name !== "");
  const found = names.map(one);
  const fault = found.find((each) => !("value" in each));
  if (fault !== undefined && !("value" in fault)) return fault;
  const ids = found.flatMap((each) => ("value" in each && typeof each.value === "number" ? [each.value] : []));
  return { value: ids };
}

function listedOnce(text: string, one: (name: string) => Said): Said {
  const found = listed(text, one);
  return "value" in found ? { value: [...new Set(found.value as number[])] } : found;
}
