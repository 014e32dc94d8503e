import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { countQuery, listQuery } from "../entityCalls.ts";
import { columnsOf, usualColumns } from "./columns.ts";
import styles from "./List.module.css";
import { listAt, type ListPlace } from "./lists.ts";
import { readListState } from "./listState.ts";
import { ListTable } from "./ListTable.tsx";
import { Pager } from "./Pager.tsx";
import { useSelection } from "./useSelection.ts";

interface EmbeddedListProps {
  domain: string;
  url: string;
  /** What every row has in common, and no column therefore needs to show. */
  filters: Readonly<Record<string, string>>;
}

/** A list as part of a record's page: sorted and paged, its state its own. */
export function EmbeddedList({ domain, url, filters }: EmbeddedListProps) {
  const place = listAt(url);
  return place ? <Rows domain={domain} place={place} filters={filters} /> : null;
}

function Rows({ domain, place, filters }: { domain: string; place: ListPlace; filters: Readonly<Record<string, string>> }) {
  const { entity } = place;
  const [state, setState] = useState(() => readListState(entity, filters));
  const selection = useSelection();
  const usual = usualColumns(entity);
  const columns = columnsOf(entity).filter(
    ({ name }) => usual.includes(name) && !(name in filters) && !(name === "subjectName" && "subjectId" in filters),
  );
  const fields = [...new Set([entity.title, ...columns.flatMap(({ paths }) => paths)])];
  const list = useQuery(listQuery(entity, state, fields));
  const { data: counted } = useQuery(countQuery(entity, state, false));
  const change = (next: Partial<typeof state>) => setState({ ...state, ...("page" in next ? {} : { page: 1, after: "" }), ...next });
  return (
    <div className={styles.card}>
      <ListTable
        domain={domain}
        place={place}
        columns={columns}
        state={state}
        change={change}
        list={list}
        selection={selection}
        given={filters}
      />
      <Pager
        entity={place.entity}
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
