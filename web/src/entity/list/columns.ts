import { isReadable } from "@vigil/model/entity/isReadable";
import { fieldEntries, relationOf, type Entity } from "@vigil/model/entity/entity";
import type { Field } from "@vigil/model/entity/field";
import { sortablePaths } from "@vigil/model/entity/path";
import { fieldLabel } from "../../shell/recordPhrase.ts";

export interface Column {
  readonly name: string;
  readonly field: Field;
  readonly label: string;
  /** What the server orders by when this column is sorted. */
  readonly sortPath: string | undefined;
  /** What has to be asked for to show it. */
  readonly paths: readonly string[];
  /** As somebody drew it, in pixels. */
  readonly width?: number | undefined;
}

/** Every column the list can show to somebody with these permissions, in the declaration's order. */
export function columnsOf(entity: Entity, permissions: readonly string[]): Column[] {
  const sortable = sortablePaths(entity);
  return fieldEntries(entity)
    .filter(([, field]) => field.list !== undefined && isReadable(field, (permission) => permissions.includes(permission)))
    .map(([name, field]) => {
      const shown = shownPath(name, field);
      return {
        name,
        field,
        label: fieldLabel(entity.name, name),
        sortPath: [name, shown].find((path) => sortable.includes(path)),
        paths: shown === name ? [name] : [name, shown],
      };
    });
}

/** Where the words of a field are: a reference's in `company.name`, of an instant that is told by a place's clocks its day. */
export const shownPath = (name: string, { kind, shows = "name", day = name }: Field): string =>
  kind === "reference" && name.endsWith("Id") ? `${relationOf(name)}.${shows}` : day;

/** Shown at first: what is not hidden. */
export const usualColumns = (entity: Entity): string[] =>
  fieldEntries(entity)
    .filter(([, { list, hidden }]) => list !== undefined && hidden !== true)
    .map(([name]) => name);
