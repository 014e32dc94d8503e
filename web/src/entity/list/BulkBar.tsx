import { offers } from "@vigil/model/entity/entity";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { phraseOf } from "../../phraseOf.ts";
import styles from "./List.module.css";
import type { ListPlace } from "./listPlace.ts";
import { useBulk, type BulkAction } from "./useBulk.ts";
import type { Selection } from "./useSelection.ts";
import { Button } from "../../ui/Button.tsx";

interface BulkBarProps {
  place: ListPlace;
  selection: Selection;
  mayEdit: boolean;
  mayDelete: boolean;
  /** What else the list offers for what is selected. */
  children?: ReactNode;
  /** What selects more. */
  more?: ReactNode;
}

/** What can be done with all that is selected, on whatever pages it is. */
export function BulkBar({ place, selection, mayEdit, mayDelete, children, more }: BulkBarProps) {
  const { t } = useTranslation();
  const { entity, BulkActions } = place;
  const run = useBulk(place);
  const { pages, clear } = selection;
  if (pages.size === 0) return null;
  const button = (action: BulkAction, danger = false) => (
    <Button kind={danger ? "grave" : "plain"} size="bar" onClick={() => void run(action, [...pages.keys()], clear)}>
      {phraseOf(`records.${entity.name}.${action}`, t(`entity.${action}`))}
    </Button>
  );
  return (
    <div className={styles.bulk} role="toolbar" aria-label={t("shell.actions")}>
      <strong>{t("entity.selected", { count: pages.size })}</strong>
      <span className={styles.bulkPages}>{t("entity.onPages", { count: new Set(pages.values()).size })}</span>
      {more}
      {offers(entity, "activate") && mayEdit && (
        <>
          {button("activate")}
          {button("deactivate")}
        </>
      )}
      {offers(entity, "delete") && mayDelete && button("delete", true)}
      {BulkActions && <BulkActions ids={[...pages.keys()]} mayEdit={mayEdit} done={clear} />}
      {children}
      <Button kind="text" onClick={clear}>
        {t("entity.clearSelection")}
      </Button>
    </div>
  );
}
