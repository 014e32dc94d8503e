import { deepestRow } from "@vigil/model/entity/deepestRow";
import type { Entity } from "@vigil/model/entity/entity";
import type { Field } from "@vigil/model/entity/field";
import { filterKeys } from "@vigil/model/entity/filterKeys";
import { isReadable } from "@vigil/model/entity/isReadable";
import { isSearched } from "@vigil/model/entity/isSearched";
import { parseSort, sortText, type SortKey } from "@vigil/model/entity/listSort";
import { defaultPaths, pathOf, readablePaths, sortablePaths, type Path } from "@vigil/model/entity/path";
import { once } from "@vigil/model/entity/once";
import { isStorableText } from "@vigil/model/values/storableText";
import { searchedWords } from "@vigil/model/entity/wordsOf";
import { z } from "zod";
import { Problem } from "../problem.ts";
import { isCursorKey } from "./cursorKey.ts";

export const mostRows = 200;

export interface Filter {
  readonly path: Path;
  readonly test: "among" | "from" | "to";
  readonly values: readonly (string | number | boolean)[];
}

/**
 * Of a search that finds many, the words are asked of each row in the order of the list: of all of them, or of the first of them (`near`). Where
 * these are not a page, all that is found is taken `together` and sorted: what stands far behind is not reached row by row.
 */
export type Wide = "many" | "near" | "together";

export interface ListQuery {
  readonly offset: number;
  readonly limit: number;
  readonly sort: readonly SortKey[];
  readonly fields: readonly string[];
  readonly filters: readonly Filter[];
  readonly words: readonly string[];
  /** What a first look at the search found: the ids, or that they are many (`Wide` says how those are looked for). */
  readonly matched?: readonly number[] | Wide;
  /** Rows that are left out of what is found. */
  readonly without?: readonly number[];
  readonly after: readonly string[] | undefined;
  readonly count: "bounded" | "exact" | "none";
  /** A search that finds many looks among the first of them alone, by their words. */
  readonly quick: boolean;
  /** The query string, where it says all that the statement is made of (`keptQueries.ts`). */
  readonly asked?: string;
}

const line = z.string().refine(isStorableText);
const given = z.union([line, z.array(line)]);

/** The query string of a list, names from the declaration: an unknown one is refused. */
export const listParameters = once((e) =>
  z
    .strictObject({
      ...Object.fromEntries(filterKeys(e).map((key) => [key, given])),
      id: given,
      page: z.coerce.number().int().min(1),
      limit: z.coerce.number().int().min(1).max(mostRows),
      order: z.string().max(400),
      sorters: z.string().max(400),
      fields: given,
      search: line.max(200),
      after: z.string().max(2000),
      count: z.enum(["exact", "none"]),
      quick: z.literal("true"),
    })
    .partial(),
);
export type ListParameters = z.infer<ReturnType<typeof listParameters>>;

type May = (permission: string) => boolean;

export function listQuery(e: Entity, parameters: ListParameters, { permissions }: { permissions: ReadonlySet<string> }): ListQuery {
  const may: May = (permission) => permissions.has(permission);
  const { page = 1, limit = 20, order, sorters, fields, search = "", after, count = "bounded", quick, ...filters } = parameters;
  if (after === undefined && page * limit > deepestRow) throw new Problem(422, "PageTooDeep", { field: "page" });
  if (search !== "" && !isSearched(e, may)) throw new Problem(422, "FieldUnknown", { field: "search" });
  const sort = sortOf(e, order ?? sorters ?? e.sortBy);
  const found = Object.entries(filters).flatMap(([key, value]) => filterOf(e, key, value as string | string[]));
  refuseUntold(
    e,
    [...sort, ...found].map(({ path }) => path),
    may,
  );
  return {
    offset: after === undefined ? (page - 1) * limit : 0,
    limit,
    sort,
    fields: fieldsOf(e, fields, may),
    filters: found,
    words: searchedWords(search),
    after: after === undefined ? undefined : readCursor(e, after, sort),
    count,
    quick: quick === "true",
  };
}

function sortOf(e: Entity, text: string): SortKey[] {
  const sort = parseSort(text === "" ? e.sortBy : text);
  const known = sortablePaths(e);
  if (sort === undefined || sort.length > 6) throw new Problem(422, "FieldInvalid", { field: "order" });
  const unknown = sort.find(({ path }) => path !== "id" && !known.includes(path));
  if (unknown) throw new Problem(422, "FieldUnknown", { field: unknown.path });
  return sort;
}

const isTold = (e: Entity, text: string, may: May): boolean => {
  const path = pathOf(e, text);
  return path === undefined || isReadable(path.field, may);
};

/** To filter or to sort by a field is to read it. */
function refuseUntold(e: Entity, paths: readonly (string | Path)[], may: May): void {
  const untold = paths.map((path) => (typeof path === "string" ? path : path.text)).find((text) => !isTold(e, text, may));
  if (untold !== undefined) throw new Problem(422, "FieldUnknown", { field: untold });
}

function fieldsOf(e: Entity, value: string | string[] | undefined, may: May): readonly string[] {
  const names = [value ?? []].flat().flatMap((text) => text.split(","));
  const wanted = names.map((name) => name.trim()).filter((name) => name !== "" && name !== "id");
  if (wanted.length === 0) return defaultPaths(e).filter((name) => isTold(e, name, may));
  const known = readablePaths(e);
  const unknown = wanted.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Problem(422, "FieldUnknown", { field: unknown });
  refuseUntold(e, wanted, may);
  return wanted;
}

/** Empty, null and undefined filters say nothing. Ids, numbers and choices may be several, joined by commas. */
function filterOf(e: Entity, key: string, value: string | string[]): Filter[] {
  const [, name = key, end] = pathOf(e, key) || key === "id" ? [] : (/^(.+)(From|To)$/u.exec(key) ?? []);
  const path = name === "id" ? identity : pathOf(e, name);
  if (path === undefined) throw new Problem(422, "FieldUnknown", { field: key });
  const separate = !["text", "longText"].includes(path.field.kind);
  const texts = [value].flat().flatMap((text) => (separate ? text.split(",") : [text]));
  const values = texts.map((text) => text.trim()).filter((text) => !["", "null", "undefined"].includes(text));
  if (values.length === 0) return [];
  const test = end === "From" ? "from" : end === "To" ? "to" : "among";
  return [{ path, test, values: values.map((text) => filterValue(path.field, text, key)) }];
}

export const identity: Path = {
  text: "id",
  name: "id",
  field: { kind: "integer", schema: z.int().positive(), by: "server", nullable: false },
};

function filterValue({ kind, schema }: Field, text: string, key: string): string | number | boolean {
  const value = ["integer", "decimal", "reference", "references"].includes(kind) ? Number(text) : kind === "yesNo" ? truth(text) : text;
  const number = kind === "references" ? z.int().positive() : schema;
  if (typeof value === "number" ? !Number.isFinite(value) : value === undefined) throw new Problem(422, "FieldInvalid", { field: key });
  if (kind !== "text" && kind !== "longText" && !number.safeParse(value).success) throw new Problem(422, "FieldInvalid", { field: key });
  return value as string | number | boolean;
}

const truth = (text: string): boolean | undefined => ({ true: true, false: false })[text];

/** Names the row after which a page begins: the sort it belongs to, and that row's keys, the id last. */
export const cursorOf = (sort: readonly SortKey[], keys: readonly string[]): string =>
  Buffer.from(JSON.stringify([sortText(sort), ...keys])).toString("base64url");

/** A cursor of another sort, or one whose keys are not values of this sort's fields, was not handed out by this list. */
function readCursor(e: Entity, text: string, sort: readonly SortKey[]): string[] {
  const parsed = z.array(z.string()).safeParse(jsonOf(Buffer.from(text, "base64url").toString("utf8")));
  const [made, ...keys] = parsed.success ? parsed.data : [];
  const sorted = sort.map(({ path }) => (path === "id" ? identity : pathOf(e, path)!).field);
  if (!sorted.includes(identity.field)) sorted.push(identity.field);
  const fits = keys.length === sorted.length && sorted.every((field, index) => isCursorKey(field, keys[index]!));
  if (made !== sortText(sort) || !fits) throw new Problem(422, "CursorUnknown", { field: "after" });
  return keys;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
