import { narrowestColumn, widestColumn } from "@vigil/model/entity/columnWidth";
import { parseSort, type SortKey } from "@vigil/model/entity/listSort";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button.tsx";
import styles from "../views/Views.module.css";
import type { HeadCellProps } from "./headCellProps.ts";
import { mostSortKeys } from "./listState.ts";
import type { Columns } from "./useColumns.ts";

/** What can be done with a column, each of it by keyboard: its order, its place, its width, hiding it. */
export function HeadMenu({ entity, column: { name, sortPath, width }, order, sort, columns }: HeadCellProps & { columns: Columns }) {
  const { t } = useTranslation();
  const { chosen, choose, move } = columns;
  const at = chosen.findIndex((each) => each.name === name);
  const others = order.filter(({ path }) => path !== sortPath);
  const sorted = others.length < order.length;
  const draw = (drawn: number | undefined) =>
    choose(chosen.map((each) => (each.name === name ? { name, ...(drawn === undefined ? {} : { width: drawn }) } : each)));
  const entry = (label: string, act: () => void) => (
    <button type="button" className={styles.entry} data-close onClick={act}>
      {label}
    </button>
  );
  const by = (direction: SortKey["direction"], path: string): SortKey => ({ path, direction });
  const behind = (direction: SortKey["direction"], path: string) =>
    sort(sorted ? order.map((key) => (key.path === path ? by(direction, path) : key)) : [...order, by(direction, path)]);
  return (
    <>
      {sortPath !== undefined && (
        <>
          {entry(t("columns.up"), () => sort([by("asc", sortPath)]))}
          {entry(t("columns.down"), () => sort([by("desc", sortPath)]))}
          {others.length > 0 && others.length < mostSortKeys && (
            <>
              {entry(t("columns.alsoUp"), () => behind("asc", sortPath))}
              {entry(t("columns.alsoDown"), () => behind("desc", sortPath))}
            </>
          )}
          {sorted && entry(t("columns.unsorted"), () => sort(others.length > 0 ? others : (parseSort(entity.sortBy) ?? [])))}
          <hr className={styles.rule} />
        </>
      )}
      {at > 0 && entry(t("columns.earlier"), () => move(name, at - 1))}
      {at < chosen.length - 1 && entry(t("columns.later"), () => move(name, at + 1))}
      {chosen.length > 1 && entry(t("columns.hide"), () => choose(chosen.filter((each) => each.name !== name)))}
      <label className={styles.width}>
        {t("columns.width")}
        <input
          type="number"
          className={styles.input}
          min={narrowestColumn}
          max={widestColumn}
          step={16}
          value={width ?? ""}
          placeholder={t("columns.usualWidth")}
          onChange={({ target }) =>
            draw(target.value === "" ? undefined : Math.min(widestColumn, Math.max(narrowestColumn, target.valueAsNumber)))
          }
        />
      </label>
      {width !== undefined && (
        <Button kind="text" data-close onClick={() => draw(undefined)}>
          {t("columns.asWide")}
        </Button>
      )}
    </>
  );
}
