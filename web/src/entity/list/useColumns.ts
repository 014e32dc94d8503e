import type { Entity } from "@vigil/model/entity/entity";
import type { ListColumn, ListView } from "@vigil/model/entity/listView";
import { useState } from "react";
import { useUser } from "../../shell/user.ts";
import { columnsOf, usualColumns, type Column } from "./columns.ts";

export interface Columns {
  all: readonly Column[];
  /** In the order somebody gave them. */
  shown: readonly Column[];
  /** As a view keeps them. */
  chosen: readonly ListColumn[];
  /** They are not as the list, or its view, has them. */
  changed: boolean;
  choose: (columns: readonly ListColumn[]) => void;
  /** To where another one stands. */
  move: (name: string, to: number) => void;
  reset: () => void;
}

const text = (columns: readonly ListColumn[]): string =>
  columns.map(({ name, width }) => (width === undefined ? name : `${name}:${width}`)).join(",");

const columnAt = (part: string): ListColumn => {
  const [name = "", width] = part.split(":");
  return Number(width) > 0 ? { name, width: Number(width) } : { name };
};

/** Which columns of a list, or of a view of it, this browser shows to this user, in which order and how wide. */
export function useColumns(entity: Entity, view: ListView | undefined): Columns {
  const { id, permissions } = useUser();
  const place = `vigil.columns.${id}.${entity.url}.${view?.id ?? ""}`;
  const [, draw] = useState(0);
  const all = columnsOf(entity, permissions);
  const known = (columns: readonly ListColumn[]) => columns.filter(({ name }) => all.some((column) => column.name === name));
  const usual = usualColumns(entity).map((name): ListColumn => ({ name }));
  const given = view?.state.columns.length ? view.state.columns : usual;
  const kept = known((localStorage.getItem(place) ?? "").split(",").map(columnAt));
  const chosen = kept.length > 0 ? kept : known(given);
  const keep = (columns: readonly ListColumn[] | null) => {
    if (columns === null || text(columns) === text(given)) localStorage.removeItem(place);
    else localStorage.setItem(place, text(columns));
    draw((count) => count + 1);
  };
  return {
    all,
    shown: chosen.map(({ name, width }) => ({ ...all.find((column) => column.name === name)!, width })),
    chosen,
    changed: text(chosen) !== text(known(given)),
    choose: (columns) => {
      if (columns.length > 0) keep(columns);
    },
    move: (name, to) => {
      const moved = chosen.find((column) => column.name === name);
      const others = chosen.filter((column) => column !== moved);
      if (moved) keep([...others.slice(0, to), moved, ...others.slice(to)]);
    },
    reset: () => keep(null),
  };
}
