import { declared, fieldEntries, listNames, type Entity } from "./entity.ts";
import { once } from "./once.ts";
import type { Field } from "./field.ts";

/** What a name in `fields`, a sort or a filter means: a field, or through a reference a field of the record it names. */
export interface Path {
  readonly text: string;
  readonly field: Field;
  /** The field's name in its own entity. */
  readonly name: string;
  /** The reference or references it goes through, and the entity it arrives at. */
  readonly via?: { readonly name: string; readonly field: Field; readonly entity: Entity };
}

export const entityNamed = (name: string): Entity => {
  const found = declared.get(name);
  if (found === undefined) throw new Error(`No entity is called ${name}.`);
  return found;
};

/** `company.name` goes through the field `companyId`, `users.companyId` through `users`; undefined = no such path. */
export function pathOf(e: Entity, text: string): Path | undefined {
  const [head = "", name] = text.split(".");
  if (name === undefined) {
    const field = e.fields[head];
    return field && { text, field, name: head };
  }
  const through = e.fields[`${head}Id`] ? `${head}Id` : head;
  const reference = e.fields[through];
  if (reference?.to === undefined) return undefined;
  const target = entityNamed(reference.to);
  const field = target.fields[name];
  return field && { text, field, name, via: { name: through, field: reference, entity: target } };
}

const dotted = (e: Entity, keep: (reference: Field, field: Field, target: Entity, name: string) => boolean): string[] =>
  fieldEntries(e).flatMap(([name, reference]) => {
    if (reference.kind !== "reference" || reference.to === undefined || !name.endsWith("Id")) return [];
    const target = entityNamed(reference.to);
    return fieldEntries(target)
      .filter(([inner, field]) => field.derived !== true && keep(reference, field, target, inner))
      .map(([inner]) => `${name.slice(0, -2)}.${inner}`);
  });

/** The days that are read in the place of listed instants. */
const dayNames = (e: Entity): string[] => listNames(e).flatMap((name) => e.fields[name]!.day ?? []);

/** What a list may be asked for. */
export const readablePaths = once((e): readonly string[] => [
  ...listNames(e),
  ...dayNames(e),
  ...dotted(e, (reference, field) => reference.list !== undefined && field.list !== undefined),
]);
/** The columns of a list that names none: a reference comes with the field people read. */
export const defaultPaths = once((e): readonly string[] => [
  ...listNames(e),
  ...dayNames(e),
  ...shownPaths(e, ({ list }) => list !== undefined),
]);
export const shownPaths = (e: Entity, keep: (reference: Field) => boolean = () => true): string[] =>
  dotted(e, (reference, _field, _target, name) => name === reference.shows && keep(reference));
/** Everything one record shows. */
export const recordPaths = once((e): readonly string[] => [
  ...fieldEntries(e).flatMap(([name, { kind, command }]) => (kind === "secret" || command ? [] : [name])),
  ...shownPaths(e),
]);
export const sortablePaths = once((e): readonly string[] => [
  ...fieldEntries(e).flatMap(([name, { list }]) => (list === "sortable" ? [name] : [])),
  ...dotted(
    e,
    (reference, field) =>
      !reference.nullable && !field.nullable && reference.among !== "handful" && reference.list !== undefined && field.list === "sortable",
  ),
]);
/** Through a reference to few others every filter of theirs, through any other only the unique name: an index answers these. */
export const filterPaths = once((e): readonly string[] => [
  ...fieldEntries(e).flatMap(([name, { filter }]) => (filter === true ? [name] : [])),
  ...dotted(e, (reference, field, target, name) => {
    const named = name === target.title && field.unique === true;
    return reference.filter === true && (named || ((reference.among ?? "walked") !== "walked" && field.filter === true));
  }),
]);
