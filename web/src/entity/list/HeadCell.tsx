import type { Entity } from "@vigil/model/entity/entity";
import type { SortKey } from "@vigil/model/entity/listSort";
import { useTranslation } from "react-i18next";
import type { Column } from "./columns.ts";
import styles from "./List.module.css";
import { nextOrder } from "./listState.ts";

interface HeadCellProps {
  entity: Entity;
  column: Column;
  order: readonly SortKey[];
  sort: (order: readonly SortKey[]) => void;
}

const arrows = { asc: "↑", desc: "↓" } as const;

export function HeadCell({ entity, column: { label, sortPath, field }, order, sort }: HeadCellProps) {
  const { t } = useTranslation();
  const numeric = field.kind === "integer" || field.kind === "decimal" || field.kind === "references";
  const sorted = order[0]?.path === sortPath ? order[0]?.direction : undefined;
  if (sortPath === undefined) {
    return (
      <th scope="col" data-numeric={numeric || undefined}>
        {label}
      </th>
    );
  }
  return (
    <th
      scope="col"
      data-numeric={numeric || undefined}
      aria-sort={sorted === undefined ? "none" : sorted === "asc" ? "ascending" : "descending"}
    >
      <button
        type="button"
        className={styles.sort}
        title={t("entity.sortBy", { field: label })}
        onClick={() => sort(nextOrder(entity, order, sortPath))}
      >
        {label}
        <span aria-hidden>{sorted ? ` ${arrows[sorted]}` : ""}</span>
      </button>
    </th>
  );
}
