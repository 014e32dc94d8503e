import { useQuery } from "@tanstack/react-query";
import { useUser } from "../../shell/user.ts";
import { columnsOf, usualColumns } from "./columns.ts";
import { listQuery } from "../entityCalls.ts";
import styles from "./List.module.css";
import { listAt, type List } from "./lists.ts";
import { readListState } from "./listState.ts";
import { ListTable } from "./ListTable.tsx";
import { useListPlace } from "./useListPlace.ts";
import { useSelection } from "./useSelection.ts";

const rows = 5;

/** The first rows of a list as it usually stands: for the newest, at a glance. */
export function LatestRows({ domain, url }: { domain: string; url: string }) {
  const list = listAt(url);
  return list ? <Rows domain={domain} list={list} /> : null;
}

function Rows({ domain, list: shown }: { domain: string; list: List }) {
  const place = useListPlace(shown);
  const { entity } = place;
  const state = { ...readListState(entity, {}), limit: rows };
  const { permissions } = useUser();
  const selection = useSelection("");
  const usual = usualColumns(entity);
  const columns = columnsOf(entity, permissions)
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
