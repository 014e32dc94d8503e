import { offers } from "@vigil/model/entity/entity";
import { Suspense, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { phraseOf } from "../../phraseOf.ts";
import styles from "./List.module.css";
import type { Counted } from "./ListCount.tsx";
import type { ListPlace } from "./listPlace.ts";
import type { ListState } from "./listState.ts";
import { SelectMatching } from "./SelectMatching.tsx";
import { useBulk, type BulkAction } from "./useBulk.ts";
import type { Selection } from "./useSelection.ts";
import { Button } from "../../ui/Button.tsx";

export interface BulkBarProps {
  place: ListPlace;
  selection: Selection;
  mayEdit: boolean;
  mayDelete: boolean;
  /** What else the list offers for what is selected. */
  children?: ReactNode;
  state: ListState;
  counted: Counted | undefined;
}

/** What can be done with all that is selected, on whatever pages it is. */
export function BulkBar({ place, selection, mayEdit, mayDelete, state, counted, children }: BulkBarProps) {
  const { t } = useTranslation();
  const { entity, BulkActions } = place;
  const run = useBulk(place);
  const { pages, clear } = selection;
  const button = (action: BulkAction, danger = false) => (
    <Button kind={danger ? "grave" : "plain"} size="bar" onClick={() => void run(action, [...pages.keys()], clear)}>
      {phraseOf(`records.${entity.name}.${action}`, t(`entity.${action}`))}
    </Button>
  );
  return (
    <div className={styles.bulk} role="toolbar" aria-label={t("shell.actions")}>
      <strong>{t("entity.selected", { count: pages.size })}</strong>
      <span className={styles.bulkPages}>{t("entity.onPages", { count: new Set(pages.values()).size })}</span>
      <SelectMatching entity={entity} state={state} counted={counted} selection={selection} />
      {offers(entity, "activate") && mayEdit && (
        <>
          {button("activate")}
          {button("deactivate")}
        </>
      )}
      {offers(entity, "delete") && mayDelete && button("delete", true)}
      <Suspense>{BulkActions && <BulkActions ids={[...pages.keys()]} mayEdit={mayEdit} done={clear} />}</Suspense>
      {children}
      <Button kind="text" onClick={clear}>
        {t("entity.clearSelection")}
      </Button>
    </div>
  );
}
