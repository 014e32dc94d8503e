import { z } from "zod";
import { formNames, offers, type Entity } from "../entity.ts";

/**
 * The fields that many records may be given at once: not what each has of its own (what it is found by, passwords), and not what has no
 * control of one value (further data). Whether a record is active is switched by an act of its own.
 */
export const bulkFields = (e: Entity): string[] =>
  offers(e, "edit")
    ? formNames(e, "edit").filter((name) => {
        const { unique, search, kind, command } = e.fields[name]!;
        return (
          unique !== true &&
          search !== true &&
          command !== true &&
          kind !== "secret" &&
          kind !== "json" &&
          name !== e.title &&
          name !== "active"
        );
      })
    : [];

/** How what is named comes to what a record has: lists of records may come to those that are there, or go from them. */
export const bulkModes = ["set", "add", "remove"] as const;
export type BulkMode = (typeof bulkModes)[number];

/** What many records are to be given: values by field, and for lists of records how. */
export interface BulkEdit {
  values: Readonly<Record<string, unknown>>;
  modes: Readonly<Record<string, BulkMode>>;
}

/** One record of a preview: what would change of it, or why nothing can. */
export interface PreviewRow {
  id: number;
  name: string;
  before: Readonly<Record<string, unknown>>;
  after: Readonly<Record<string, unknown>>;
  refused: string | null;
}

export interface EditPreview {
  /** All that were chosen, and how many of them were looked at. */
  count: number;
  looked: number;
  changed: number;
  same: number;
  refused: number;
  rows: PreviewRow[];
  /** What numbers in the values are called, by field. */
  names: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export function bulkEditBody(e: Entity) {
  const names = bulkFields(e);
  const lists = names.filter((name) => e.fields[name]!.kind === "references");
  return z.strictObject({
    values: z
      .strictObject(Object.fromEntries(names.map((name) => [name, e.fields[name]!.schema])))
      .partial()
      .refine((values) => Object.keys(values).length > 0),
    modes: z
      .strictObject(Object.fromEntries(lists.map((name) => [name, z.enum(bulkModes)])))
      .partial()
      .default({}),
  });
}

/** What an edit makes of a record: its fields with their new values, also where they stay as they are. */
export function editedValues({ values, modes }: BulkEdit, record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const had = Array.isArray(record[name]) ? (record[name] as unknown[]) : [];
      const named = Array.isArray(value) ? (value as unknown[]) : [];
      if (modes[name] === "add") return [name, [...had, ...named.filter((one) => !had.includes(one))]];
      if (modes[name] === "remove") return [name, had.filter((one) => !named.includes(one))];
      return [name, value];
    }),
  );
}
