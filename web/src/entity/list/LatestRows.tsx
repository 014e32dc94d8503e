import { useQuery } from "@tanstack/react-query";
import { useUser } from "../../shell/user.ts";
import { latestRows } from "./latestRows.ts";
import styles from "./List.module.css";
import { listAt, type List } from "./lists.ts";
import { ListTable } from "./ListTable.tsx";
import { useListPlace } from "./useListPlace.ts";
import { useSelection } from "./useSelection.ts";

/** The first rows of a list as it usually stands: for the newest, at a glance. */
export function LatestRows({ domain, url }: { domain: string; url: string }) {
  const list = listAt(url);
  return list ? <Rows domain={domain} list={list} /> : null;
}

function Rows({ domain, list: shown }: { domain: string; list: List }) {
  const place = useListPlace(shown);
  const { entity } = place;
  const { permissions } = useUser();
  const { state, columns, query } = latestRows(entity, permissions);
  const selection = useSelection("");
  const list = useQuery(query);
  // its title leads to it: a column that does so once more takes the room of the others
  const { opening: _opening, ...rest } = place.place;
  return (
    <div className={styles.card}>
      <ListTable
        domain={domain}
        place={{ ...place, place: rest }}
        columns={columns}
        state={state}
        change={() => {}}
        list={list}
        selection={selection}
      />
    </div>
  );
}
