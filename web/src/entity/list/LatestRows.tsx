import { useQuery } from "@tanstack/react-query";
import { columnsOf, usualColumns } from "./columns.ts";
import { listQuery } from "../entityCalls.ts";
import styles from "./List.module.css";
import { listAt, type ListPlace } from "./lists.ts";
import { readListState } from "./listState.ts";
import { ListTable } from "./ListTable.tsx";
import { useSelection } from "./useSelection.ts";

const rows = 5;

/** The first rows of a list as it usually stands: for the newest, at a glance. */
export function LatestRows({ domain, url }: { domain: string; url: string }) {
  const place = listAt(url);
  return place ? <Rows domain={domain} place={place} /> : null;
}

function Rows({ domain, place }: { domain: string; place: ListPlace }) {
  const { entity } = place;
  const state = { ...readListState(entity, {}), limit: rows };
  const selection = useSelection();
  const usual = usualColumns(entity);
  const columns = columnsOf(entity)
    .filter(({ name }) => usual.includes(name))
    .map((column) => ({ ...column, sortPath: undefined }));
  const fields = [...new Set([entity.title, ...columns.flatMap(({ paths }) => paths)])];
  const list = useQuery(listQuery(entity, state, fields));
  return (
    <div className={styles.card}>
      <ListTable domain={domain} place={place} columns={columns} state={state} change={() => {}} list={list} selection={selection} />
    </div>
  );
}
