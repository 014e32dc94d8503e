import { sortText, parseSort, type SortKey } from "@vigil/model/entity/listSort";
import { useTranslation } from "react-i18next";
import type { Column } from "./columns.ts";
import styles from "./ListTiles.module.css";

interface TileOrderProps {
  columns: readonly Column[];
  order: readonly SortKey[];
  sort: (order: readonly SortKey[]) => void;
}

const arrows = { asc: "↑", desc: "↓" } as const;

/** Pictures have no heads to press: what a table sorts by its columns is chosen here. */
export function TileOrder({ columns, order, sort }: TileOrderProps) {
  const { t } = useTranslation();
  const choices = columns.flatMap(({ label, sortPath }) =>
    sortPath === undefined
      ? []
      : (["asc", "desc"] as const).map((direction) => ({
          value: sortText([{ path: sortPath, direction }]),
          label: `${label} ${arrows[direction]}`,
        })),
  );
  const now = sortText(order);
  if (choices.length === 0) return null;
  return (
    <select
      name="order"
      className={styles.order}
      aria-label={t("columns.sorted")}
      value={now}
      onChange={({ target }) => sort(parseSort(target.value) ?? order)}
    >
      {!choices.some(({ value }) => value === now) && <option value={now}>…</option>}
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
