import { lazy, Suspense, type PointerEvent } from "react";
import { useTranslation } from "react-i18next";
import { Popover } from "../../ui/Popover.tsx";
import type { HeadCellProps } from "./headCellProps.ts";
import { isFigureColumn } from "./isFigureColumn.ts";
import styles from "./List.module.css";
import { alsoOrder, nextOrder } from "./listState.ts";

const HeadMenu = lazy(async () => ({ default: (await import("./HeadMenu.tsx")).HeadMenu }));

const arrows = { asc: "↑", desc: "↓" } as const;
const carried = "text/x-column";

export function HeadCell(props: HeadCellProps) {
  const { entity, column, order, sort, columns, cells } = props;
  const { name, label, sortPath, width } = column;
  const { t } = useTranslation();
  const at = order.findIndex(({ path }) => path === sortPath);
  const direction = order[at]?.direction;
  const resize = async ({ currentTarget }: PointerEvent) => {
    const cell = currentTarget.closest("th")!;
    const { resizeColumn } = await import("./resizeColumn.ts");
    resizeColumn(cell, (drawn) => columns?.choose(columns.chosen.map((each) => (each.name === name ? { name, width: drawn } : each))));
  };
  return (
    <th
      scope="col"
      aria-label={label}
      data-numeric={isFigureColumn(column, cells) || undefined}
      {...(sortPath === undefined
        ? {}
        : { "aria-sort": direction === undefined ? "none" : direction === "asc" ? "ascending" : "descending" })}
      style={width === undefined ? undefined : { width, minWidth: width, maxWidth: width }}
      {...(columns && {
        draggable: true,
        onDragStart: (event) => event.dataTransfer.setData(carried, name),
        onDragOver: (event) => {
          if (event.dataTransfer.types.includes(carried)) event.preventDefault();
        },
        onDrop: (event) => {
          event.preventDefault();
          columns.move(
            event.dataTransfer.getData(carried),
            columns.chosen.findIndex((each) => each.name === name),
          );
        },
      })}
    >
      {sortPath === undefined ? (
        label
      ) : (
        <button
          type="button"
          className={styles.sort}
          title={t("entity.sortBy", { field: label })}
          onClick={({ shiftKey }) => sort((shiftKey ? alsoOrder : nextOrder)(entity, order, sortPath))}
        >
          {label}
          <span aria-hidden>{direction && ` ${arrows[direction]}`}</span>
          {direction && order.length > 1 && <small> {at + 1}</small>}
        </button>
      )}
      {columns && (
        <>
          <Popover
            label={t("entity.columnMenu", { name: label })}
            align="start"
            buttonClass={styles.headMenu}
            button={<span aria-hidden>⋮</span>}
          >
            <Suspense>
              <HeadMenu {...props} columns={columns} />
            </Suspense>
          </Popover>
          {/* by keyboard the menu beside it has the width */}
          <span
            className={styles.edge}
            aria-hidden
            draggable
            onDragStart={(event) => event.preventDefault()}
            onPointerDown={(event) => void resize(event)}
          />
        </>
      )}
    </th>
  );
}
