import type { Entity } from "@vigil/model/entity/entity";
import type { ListLook } from "@vigil/model/entity/listLook";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import type { Columns } from "../list/useColumns.ts";
import type { Listed } from "../list/useListState.ts";
import { buttonLook } from "../../ui/buttonLook.ts";
import { Popover } from "../../ui/Popover.tsx";
import { finds } from "./viewedState.ts";

const ViewMenu = lazy(async () => ({ default: (await import("./ViewMenu.tsx")).ViewMenu }));

export interface ViewPickerProps {
  entity: Entity;
  listed: Listed;
  columns: Columns;
  look: ListLook;
  chooseLook: (look: ListLook | null) => void;
}

/** Beside the title: which saved view this is, and whether it was changed since. */
export function ViewPicker(props: ViewPickerProps) {
  const { t } = useTranslation();
  const { listed, columns, look } = props;
  const { view, state } = listed;
  const changed = view !== undefined && (!finds(state, view) || columns.changed || look !== view.state.look);
  return (
    <Popover
      label={t("entity.views")}
      align="start"
      buttonClass={buttonLook("text", "bar")}
      button={
        <>
          <bdi>{view?.name ?? t("entity.views")}</bdi>
          {changed && ` · ${t("entity.viewChanged")}`}
          <span aria-hidden> ▾</span>
        </>
      }
    >
      <Suspense>
        <ViewMenu {...props} changed={changed} />
      </Suspense>
    </Popover>
  );
}
