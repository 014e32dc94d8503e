import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useUser } from "../../shell/user.ts";
import { latestAct } from "../bulk/latestAct.ts";
import { countQuery, listQuery } from "../entityCalls.ts";
import { columnsOf, usualColumns } from "./columns.ts";
import own from "./EmbeddedList.module.css";
import styles from "./List.module.css";
import { listAt, type List } from "./lists.ts";
import { readListState } from "./listState.ts";
import { LaterLookSwitch } from "./LaterLookSwitch.tsx";
import { ListTable } from "./ListTable.tsx";
import { Pager } from "./Pager.tsx";
import { useLastPage } from "./useLastPage.ts";
import { useLook } from "./useLook.ts";
import { useListPlace } from "./useListPlace.ts";
import { useSelection } from "./useSelection.ts";

/** What is done to many comes when something is selected. */
const BulkBar = lazy(async () => ({ default: (await import("../bulk/BulkBar.tsx")).BulkBar }));
const BulkNotice = lazy(async () => ({ default: (await import("../bulk/BulkNotice.tsx")).BulkNotice }));

interface EmbeddedListProps {
  domain: string;
  url: string;
  /** What every row has in common, and no column therefore needs to show. */
  filters: Readonly<Record<string, string>>;
  /** Columns that say nothing here beside the filters. */
  without?: readonly string[];
}

/** A list as part of a record's page: sorted and paged, its state its own. */
export function EmbeddedList({ url, ...rest }: EmbeddedListProps) {
  const list = listAt(url);
  // the next tab may show another list in this very place
  return list ? <Rows key={JSON.stringify([url, rest.filters])} list={list} {...rest} /> : null;
}

function Rows({ domain, list: shown, filters, without = [] }: Omit<EmbeddedListProps, "url"> & { list: List }) {
  const place = useListPlace(shown);
  const { entity } = place;
  const [state, setState] = useState(() => readListState(entity, filters));
  const selection = useSelection(JSON.stringify([state.search, state.filters]));
  const act = latestAct.use();
  const usual = usualColumns(entity);
  const { permissions } = useUser();
  const [look, chooseLook] = useLook(place);
  const columns = columnsOf(entity, permissions).filter(
    ({ name }) => usual.includes(name) && !(name in filters) && !without.includes(name),
  );
  const fields = [...new Set([entity.title, ...columns.flatMap(({ paths }) => paths)])];
  const list = useQuery(listQuery(entity, state, fields));
  const [exact, setExact] = useState(false);
  const { data: counted } = useQuery(countQuery(entity, state, exact));
  const may = (action: string) => permissions.includes(`${entity.plural}:${action}`);
  const change = (next: Partial<typeof state>) => setState({ ...state, ...("page" in next ? {} : { page: 1, after: "" }), ...next });
  const rows = list.isPlaceholderData ? undefined : list.data?.rows.length;
  useLastPage({ state, change, rows, counted, countExactly: () => setExact(true) });
  return (
    <div className={styles.card}>
      {place.Picture && (
        <div className={own.bar}>
          <LaterLookSwitch look={look} choose={chooseLook} />
        </div>
      )}
      <Suspense>
        {act?.list === entity.name && <BulkNotice {...{ domain, place, selection }} limit={state.limit} shown={act} />}
        {selection.count > 0 && <BulkBar {...{ place, selection, state, counted }} mayEdit={may("edit")} mayDelete={may("delete")} />}
      </Suspense>
      <ListTable
        domain={domain}
        place={place}
        columns={columns}
        state={state}
        change={change}
        list={list}
        selection={selection}
        given={filters}
        look={look}
      />
      <Pager
        place={place}
        searched={false}
        state={state}
        change={change}
        counted={counted}
        rows={list.data?.rows.length ?? 0}
        after={list.data?.after}
      />
    </div>
  );
}
