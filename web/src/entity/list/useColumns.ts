import type { Entity } from "@vigil/model/entity/entity";
import { useState } from "react";
import { useUser } from "../../shell/user.ts";
import { columnsOf, usualColumns, type Column } from "./columns.ts";

const place = (entity: Entity): string => `vigil.columns.${entity.url}`;

function remembered(entity: Entity): string[] {
  const text = localStorage.getItem(place(entity));
  const names = text ? text.split(",").filter((name) => entity.fields[name]?.list !== undefined) : [];
  return names.length > 0 ? names : usualColumns(entity);
}

export interface Columns {
  all: readonly Column[];
  shown: readonly Column[];
  toggle: (name: string) => void;
  reset: () => void;
}

/** Which columns of a list this browser shows. */
export function useColumns(entity: Entity): Columns {
  const [names, setNames] = useState(() => remembered(entity));
  const all = columnsOf(entity, useUser().permissions);
  return {
    all,
    shown: all.filter(({ name }) => names.includes(name)),
    toggle: (name) => {
      const next = names.includes(name) ? names.filter((each) => each !== name) : [...names, name];
      if (next.length === 0) return;
      localStorage.setItem(place(entity), next.join(","));
      setNames(next);
    },
    reset: () => {
      localStorage.removeItem(place(entity));
      setNames(usualColumns(entity));
    },
  };
}
