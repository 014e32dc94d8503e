import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { buttonLook } from "../../ui/buttonLook.ts";
import { Popover } from "../../ui/Popover.tsx";
import type { Arranged } from "./arranged.ts";
import { finds } from "./viewedState.ts";

const ViewMenu = lazy(async () => ({ default: (await import("./ViewMenu.tsx")).ViewMenu }));

/** Beside the title: which saved view this is, and whether it was changed since. */
export function ViewPicker(props: Arranged) {
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
