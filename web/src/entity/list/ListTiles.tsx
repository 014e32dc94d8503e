import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { listTitle } from "../../shell/recordPhrase.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";
import type { ListAnswer } from "../row.ts";
import { addressOf } from "../rowAddress.ts";
import type { Column } from "./columns.ts";
import styles from "./ListTiles.module.css";
import type { ListPlace } from "./listPlace.ts";
import { ListTile } from "./ListTile.tsx";
import type { ListState } from "./listState.ts";
import { TileOrder } from "./TileOrder.tsx";
import type { Selection } from "./useSelection.ts";
import { useTileKeys } from "./useTileKeys.ts";

interface ListTilesProps {
  domain: string;
  place: ListPlace;
  columns: readonly Column[];
  state: ListState;
  change: (change: Partial<ListState>) => void;
  list: ListAnswer | undefined;
  selectable: boolean;
  selection: Selection;
}

const skeletonTiles = 12;

/** The rows of a list as pictures, each with the columns that were chosen. */
export function ListTiles({ domain, place, columns, state, change, list, selectable, selection }: ListTilesProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { page } = state;
  const rows = list?.rows ?? [];
  const ids = rows.map(({ id }) => id);
  const onKeyDown = useTileKeys({
    open: (id) => void navigate(addressOf(place, domain, id)),
    ...(selectable ? { toggle: (id: number) => selection.toggle(id, page) } : {}),
  });
  return (
    <>
      <div className={styles.tilesHead}>
        {selectable && (
          <label className={styles.allTiles}>
            <input
              type="checkbox"
              disabled={ids.length === 0}
              checked={ids.length > 0 && ids.every((id) => selection.has(id))}
              onChange={() => selection.toggleAll(ids, page)}
            />
            {t("entity.selectAll")}
          </label>
        )}
        <TileOrder columns={columns} order={state.order} sort={(order) => change({ order })} />
      </div>
      {/* The tiles themselves take the keys; their list only listens for all of them. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul className={styles.tiles} aria-label={listTitle(place.entity.name)} onKeyDown={onKeyDown}>
        {!list &&
          Array.from({ length: skeletonTiles }, (_, index) => (
            <li key={index}>
              <Skeleton height={200} />
            </li>
          ))}
        {rows.map((row, index) => (
          <ListTile
            key={row.id}
            domain={domain}
            place={place}
            columns={columns}
            row={row}
            first={index === 0}
            selected={selection.has(row.id)}
            {...(selectable ? { toggle: () => selection.toggle(row.id, page) } : {})}
          />
        ))}
      </ul>
    </>
  );
}
