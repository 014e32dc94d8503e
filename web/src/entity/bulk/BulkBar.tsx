import { offers } from "@vigil/model/entity/entity";
import { mostAtOnce } from "@vigil/model/entity/mostAtOnce";
import { Link, useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { phraseOf } from "../../phraseOf.ts";
import { Button } from "../../ui/Button.tsx";
import styles from "./Bulk.module.css";
import type { ListPlace } from "../list/listPlace.ts";
import { type BulkAction, actText, deletionWords } from "../list/useBulk.ts";
import type { Selection } from "../list/useSelection.ts";
import type { Counted } from "../list/ListCount.tsx";
import { ExportButton } from "../list/ExportButton.tsx";
import type { ListState } from "../list/listState.ts";
import { SelectMatching } from "./SelectMatching.tsx";
import { EditMany } from "./EditMany.tsx";
import { useBulkAct } from "./useBulkAct.ts";
import { useFoot } from "./useFoot.ts";

interface BulkBarProps {
  place: ListPlace;
  selection: Selection;
  mayEdit: boolean;
  mayDelete: boolean;
  state: ListState;
  counted: Counted | undefined;
  /** The columns of a file of what is selected, where the list offers one. */
  exported?: readonly string[];
}

/** What can be done with all that is selected, on whatever pages it is. */
export function BulkBar({ place, selection, state, counted, mayEdit, mayDelete, exported }: BulkBarProps) {
  const { t } = useTranslation();
  const { entity, BulkActions } = place;
  const { domain = "" } = useParams({ strict: false });
  const { pages, clear, count } = selection;
  const chosen = selection.chosen();
  const { run } = useBulkAct({
    chosen,
    path: (action: BulkAction) => `${entity.url}/${action}`,
    ask: async (action) => ({
      title: phraseOf(`records.${entity.name}.${action}Title`, t(`entity.${action}Title`, { count }), { count }),
      text: await actText(place, action, selection.matching ? [] : [...pages.keys()]),
      ...(action === "delete"
        ? { confirm: phraseOf(`records.${entity.name}.deleteConfirm`, t("entity.deleteConfirm")), danger: true, typed: deletionWords }
        : { confirm: t(`entity.${action}`) }),
    }),
    told: (changed, action) => t(action === "delete" ? "entity.deleted" : `entity.${action}d`, { count: changed }),
    done: clear,
    stale: [...(place.place.refreshes ?? []).map((queryKey) => ({ queryKey })), { queryKey: [entity.url] }],
  });
  const foot = useFoot<HTMLDivElement>();
  const button = (action: BulkAction, danger = false) => (
    <Button kind={danger ? "grave" : "plain"} size="bar" onClick={() => void run(action)}>
      {phraseOf(`records.${entity.name}.${action}`, t(`entity.${action}`))}
    </Button>
  );
  return (
    <div ref={foot} className={styles.bulk} role="toolbar" aria-label={t("shell.actions")}>
      <strong>{t("entity.selected", { count })}</strong>
      <span className={styles.bulkPages}>
        {selection.matching ? t("bulk.byFilter") : t("bulk.onPages", { count: new Set(pages.values()).size })}
      </span>
      <SelectMatching entity={entity} state={state} counted={counted} selection={selection} />
      {mayEdit && <EditMany place={place} chosen={chosen} done={clear} />}
      {offers(entity, "activate") && mayEdit && (
        <>
          {button("activate")}
          {button("deactivate")}
        </>
      )}
      {offers(entity, "delete") && mayDelete && button("delete", true)}
      {BulkActions && <BulkActions chosen={chosen} ids={[...pages.keys()]} mayEdit={mayEdit} done={clear} />}
      {exported && !selection.matching && (
        <ExportButton entity={entity} state={{ ...state, search: "", filters: {} }} fields={exported} ids={[...pages.keys()]} />
      )}
      {exported && "matching" in chosen.on && (chosen.on.without?.length ?? 0) <= mostAtOnce && (
        <ExportButton entity={entity} state={state} fields={exported} without={chosen.on.without ?? []} />
      )}
      <Button kind="text" onClick={clear}>
        {t("bulk.clearSelection")}
      </Button>
      <Link to="/$domain/admin/acts" params={{ domain }}>
        {t("bulk.all")}
      </Link>
    </div>
  );
}
