import { deepestRow } from "@vigil/model/entity/deepestRow";
import { isSearched } from "@vigil/model/entity/isSearched";
import { useTranslation } from "react-i18next";
import { useUser } from "../../shell/user.ts";
import { formatNumber } from "../../ui/format.ts";
import { isSelectable } from "./isSelectable.ts";
import styles from "./List.module.css";
import type { Counted } from "./ListCount.tsx";
import { Button } from "../../ui/Button.tsx";
import type { ListPlace } from "./listPlace.ts";
import { limits, type ListState } from "./listState.ts";

interface PagerProps {
  place: ListPlace;
  /** Whether the search box stands above. */
  searched?: boolean;
  /** Whether its rows take the keys of a list. */
  keyed?: boolean;
  state: ListState;
  change: (change: Partial<ListState>) => void;
  counted: Counted | undefined;
  /** Rows on this page. */
  rows: number;
  after: string | undefined;
}

/** The phrase of the keys that do something in this list. */
const keysOf = (selects: boolean, searches: boolean) => {
  if (selects) return searches ? "keys" : "keysSelecting";
  return searches ? "keysSearching" : "keysReading";
};

const rowPhrases = { exact: "rows", about: "rowsAbout", beyond: "rowsBeyond" } as const;

/** Pages by number as far as numbers reach, then one behind the other. */
export function Pager({ place, searched, keyed = true, state, change, counted, rows, after }: PagerProps) {
  const { t } = useTranslation();
  const { permissions } = useUser();
  const may = (permission: string) => permissions.includes(permission);
  const { page, limit } = state;
  const from = (page - 1) * limit + 1;
  const to = from + rows - 1;
  const { count = 0, certainty = "exact" } = counted ?? {};
  const exact = counted !== undefined && certainty === "exact";
  const pages = Math.max(page, Math.ceil(count / limit));
  const goOn = () => change({ page: page + 1, after: (page + 1) * limit > deepestRow ? (after ?? "") : "" });
  // Backwards out of the depth leads to the last page that has a number.
  const goBack = () => change({ page: Math.min(page - 1, Math.floor(deepestRow / limit)), after: "" });
  const figures = { from: formatNumber(from), to: formatNumber(to), count: formatNumber(count) as never };
  if (counted?.count === 0) return null;
  return (
    <footer className={styles.pager}>
      <span role="status">{rows > 0 && t(`entity.${rowPhrases[certainty]}`, figures)}</span>
      <span className={styles.keys}>
        {keyed && t(`entity.${keysOf(isSelectable(place, permissions), searched ?? isSearched(place.entity, may))}`)}
      </span>
      <label className={styles.limit}>
        {t("entity.perPage")}
        <select value={limit} onChange={({ target }) => change({ limit: Number(target.value) })}>
          {limits.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </label>
      <Button kind="plain" size="bar" aria-label={t("shell.previous")} disabled={page === 1} onClick={goBack}>
        ‹
      </Button>
      <span>
        {exact
          ? t("entity.page", { page: formatNumber(page), pages: formatNumber(pages) })
          : t("entity.pageOnly", { page: formatNumber(page) })}
      </span>
      <Button kind="plain" size="bar" aria-label={t("shell.next")} disabled={after === undefined || (exact && to >= count)} onClick={goOn}>
        ›
      </Button>
    </footer>
  );
}
