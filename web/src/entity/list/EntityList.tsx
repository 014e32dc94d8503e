import { offers } from "@vigil/model/entity/entity";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { phraseOf } from "../../phraseOf.ts";
import { listTitle } from "../../shell/recordPhrase.ts";
import { useUser } from "../../shell/user.ts";
import { PageHead } from "../../ui/PageHead.tsx";
import { ColumnChooser } from "./ColumnChooser.tsx";
import { latestAct } from "../bulk/latestAct.ts";
import { countQuery, listQuery } from "../entityCalls.ts";
import { ExportButton } from "./ExportButton.tsx";
import { FilterBar } from "../filter/FilterBar.tsx";
import styles from "./List.module.css";
import { ListCount } from "./ListCount.tsx";
import type { List } from "./lists.ts";
import { LaterLookSwitch } from "./LaterLookSwitch.tsx";
import { ListTable } from "./ListTable.tsx";
import { Pager } from "./Pager.tsx";
import { useColumns } from "./useColumns.ts";
import { useLastPage } from "./useLastPage.ts";
import { useListPlace } from "./useListPlace.ts";
import { useLook } from "./useLook.ts";
import { useListState } from "./useListState.ts";
import { useSelection } from "./useSelection.ts";
import { buttonLook } from "../../ui/buttonLook.ts";
import { ViewPicker } from "../views/ViewPicker.tsx";

const ViewNote = lazy(async () => ({ default: (await import("../views/ViewNote.tsx")).ViewNote }));

/** What is done to many comes when something is selected. */
const BulkBar = lazy(async () => ({ default: (await import("../bulk/BulkBar.tsx")).BulkBar }));
const BulkNotice = lazy(async () => ({ default: (await import("../bulk/BulkNotice.tsx")).BulkNotice }));

/** A list of the administration: search, filters, columns, rows, selection, pages. */
export function EntityList({ domain, list: shown }: { domain: string; list: List }) {
  const { t } = useTranslation();
  const place = useListPlace(shown);
  const { entity, room, ListActions } = place;
  const { permissions } = useUser();
  const listed = useListState(entity);
  const { state, change, view } = listed;
  const [exact, setExact] = useState(false);
  const columns = useColumns(entity, view);
  const [look, chooseLook] = useLook(place, view);
  const selection = useSelection(JSON.stringify([state.search, state.filters]));
  const act = latestAct.use();
  const fields = [...new Set([entity.title, ...columns.shown.flatMap(({ paths }) => paths)])];
  const list = useQuery(listQuery(entity, state, fields));
  const { data: counted } = useQuery(countQuery(entity, state, exact));
  const rows = list.isPlaceholderData ? undefined : list.data?.rows.length;
  useLastPage({ state, change, rows, counted, countExactly: () => setExact(true) });
  const may = (action: string) => permissions.includes(`${entity.plural}:${action}`);

  return (
    <>
      <PageHead
        title={listTitle(entity.name)}
        crumb={t(`shell.rooms.${room}`)}
        aside={
          <>
            <ViewPicker entity={entity} listed={listed} columns={columns} look={look} chooseLook={chooseLook} />{" "}
            <ListCount counted={counted} countExactly={() => setExact(true)} />
          </>
        }
        actions={
          <>
            {place.Picture && <LaterLookSwitch look={look} choose={chooseLook} />}
            <ColumnChooser columns={columns} />
            {ListActions && <ListActions />}
            <ExportButton entity={entity} state={state} fields={fields} />
            {offers(entity, "add") && may("add") && (
              <Link
                to="/$domain/admin/$list/$id"
                params={{ domain, list: entity.url, id: "add" }}
                className={buttonLook("primary", "bar")}
                data-tour="add"
              >
                {phraseOf(`records.${entity.name}.add`, t("entity.add"))}
              </Link>
            )}
          </>
        }
      />
      {(listed.gone || (view && view.left.length > 0)) && (
        <Suspense>
          <ViewNote entity={entity} view={view} />
        </Suspense>
      )}
      <FilterBar place={place} state={state} change={change} />
      <div className={styles.card} data-tour="table">
        <Suspense>
          {act?.list === entity.name && <BulkNotice {...{ domain, place, selection }} limit={state.limit} shown={act} />}
          {selection.count > 0 && (
            <BulkBar {...{ place, selection, state, counted }} mayEdit={may("edit")} mayDelete={may("delete")} exported={fields} />
          )}
        </Suspense>
        <ListTable
          domain={domain}
          place={place}
          columns={columns.shown}
          arranged={columns}
          state={state}
          change={change}
          list={list}
          selection={selection}
          look={look}
        />
        <Pager place={place} state={state} change={change} counted={counted} rows={list.data?.rows.length ?? 0} after={list.data?.after} />
      </div>
    </>
  );
}
