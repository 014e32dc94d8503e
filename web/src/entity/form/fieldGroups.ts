import { fieldEntries, type Entity } from "@vigil/model/entity/entity";
import type { Phrases } from "@vigil/model/phrases/en";

type GroupName = keyof Phrases["entity"]["groups"];
/** The names of the fields in each group, in their order. */
export type FieldGroups<Name extends string = string> = { readonly [Group in GroupName]?: readonly Name[] };

interface FieldGroup {
  readonly name: GroupName;
  readonly fields: readonly string[];
}

/** How a record's fields stand together on its page and in its form. What is not named follows in the last group. */
export function fieldGroups(entity: Entity, groups: FieldGroups = {}): FieldGroup[] {
  const known = (Object.entries(groups) as [GroupName, readonly string[]][]).map(([name, fields]) => ({ name, fields }));
  const placed = new Set(known.flatMap(({ fields }) => fields));
  const rest = fieldEntries(entity)
    .map(([name]) => name)
    .filter((name) => !placed.has(name));
  if (rest.length === 0) return known;
  return [...known, { name: known.length === 0 ? "general" : "state", fields: rest }];
}
