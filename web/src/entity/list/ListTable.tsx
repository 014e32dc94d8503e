import { offers } from "@vigil/model/entity/entity";
import type { ListLook } from "@vigil/model/entity/listLook";
import type { UseQueryResult } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { lazy, Suspense, useRef } from "react";
import { useTranslation } from "react-i18next";
import { problemMessage } from "../../problemMessage.ts";
import { listTitle } from "../../shell/recordPhrase.ts";
import { useUser } from "../../shell/user.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import type { Column } from "./columns.ts";
import { HeadCell } from "./HeadCell.tsx";
import { isSelectable } from "./isSelectable.ts";
import styles from "./List.module.css";
import { ListRow } from "./ListRow.tsx";
import type { ListState } from "./listState.ts";
import type { ListPlace } from "./listPlace.ts";
import type { ListAnswer } from "../row.ts";
import { tellCut } from "./tellCut.ts";
import type { Columns } from "./useColumns.ts";
import { useRowKeys } from "./useRowKeys.ts";
import { addressOf } from "../rowAddress.ts";
import type { Selection } from "./useSelection.ts";
import { Message } from "../../ui/Message.tsx";
import { Button } from "../../ui/Button.tsx";
import { Table } from "../../ui/Table.tsx";

interface ListTableProps {
  domain: string;
  place: ListPlace;
  columns: readonly Column[];
  state: ListState;
  change: (change: Partial<ListState>) => void;
  list: UseQueryResult<ListAnswer>;
  selection: Selection;
  /** Filters that belong to the place of the list: they narrow nothing and are not cleared. */
  given?: Readonly<Record<string, string>>;
  look?: ListLook;
  /** Its columns are arranged in their heads. */
  arranged?: Columns;
}

/** Few lists have pictures. */
const ListTiles = lazy(async () => ({ default: (await import("./ListTiles.tsx")).ListTiles }));
const skeletonRows = 12;

export function ListTable({
  domain,
  place,
  columns,
  state,
  change,
  list,
  selection,
  given = {},
  look = "table",
  arranged,
}: ListTableProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const body = useRef<HTMLTableSectionElement>(null);
  const { entity } = place;
  const selectable = isSelectable(place, useUser().permissions);
  const rows = list.data?.rows ?? [];
  const ids = rows.map(({ id }) => id);
  const onKeyDown = useRowKeys(body, {
    open: (id) => void navigate(addressOf(place, domain, id)),
    ...(selectable ? { toggle: (id: number) => selection.toggle(id, state.page) } : {}),
  });

  if (list.isError && rows.length === 0) {
    return (
      <EmptyState kind="error" title={t("entity.failed")} text={problemMessage(list.error)}>
        <Button kind="plain" size="bar" onClick={() => void list.refetch()}>
          {t("shell.tryAgain")}
        </Button>
      </EmptyState>
    );
  }
  if (list.data && rows.length === 0) {
    const narrowed = state.search !== "" || Object.keys(state.filters).some((key) => !(key in given));
    return (
      <EmptyState
        title={t(narrowed ? "entity.nothingFound" : "entity.empty")}
        text={t(narrowed ? "entity.nothingFoundText" : offers(entity, "add") ? "entity.emptyText" : "entity.emptyRecordedText")}
      >
        {narrowed && (
          <Button kind="plain" size="bar" onClick={() => change({ search: "", filters: given })}>
            {t("entity.clearAll")}
          </Button>
        )}
      </EmptyState>
    );
  }
  return (
    <>
      {list.isError && (
        <Message kind="warning">
          {t("entity.oldRows")} {problemMessage(list.error)}
        </Message>
      )}
      {look === "tiles" ? (
        <Suspense fallback={<Skeleton height={240} />}>
          <ListTiles {...{ domain, place, columns, selectable, selection, state, change }} list={list.data} />
        </Suspense>
      ) : (
        <Table label={listTitle(entity.name)} inCard pinned stale={list.isPlaceholderData} aria-busy={list.isFetching}>
          <thead>
            <tr>
              {selectable && (
                <th className={styles.check} data-check>
                  <input
                    type="checkbox"
                    aria-label={t("entity.selectAll")}
                    disabled={ids.length === 0} // its rows are still coming
                    checked={ids.length > 0 && ids.every((id) => selection.has(id))}
                    onChange={() => selection.toggleAll(ids, state.page)}
                  />
                </th>
              )}
              {columns.map((column) => (
                <HeadCell
                  key={column.name}
                  entity={entity}
                  column={column}
                  cells={place.cells}
                  order={state.order}
                  sort={(order) => change({ order })}
                  columns={arranged}
                />
              ))}
              {place.place.opening && <td aria-hidden />}
            </tr>
          </thead>
          {/* The rows themselves take the keys; their body only listens for all of them. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
          <tbody ref={body} onKeyDown={onKeyDown} onPointerOver={tellCut}>
            {!list.data &&
              Array.from({ length: skeletonRows }, (_, index) => (
                <tr key={index}>
                  {selectable && <td className={styles.check} data-check aria-hidden />}
                  {columns.map(({ name }) => (
                    <td key={name}>
                      <Skeleton width="70%" />
                    </td>
                  ))}
                </tr>
              ))}
            {rows.map((row, index) => (
              <ListRow
                key={row.id}
                domain={domain}
                place={place}
                columns={columns}
                row={row}
                first={index === 0}
                selected={selection.has(row.id)}
                {...(selectable ? { toggle: () => selection.toggle(row.id, state.page) } : {})}
              />
            ))}
          </tbody>
        </Table>
      )}
    </>
  );
}
