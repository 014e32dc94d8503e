import type { Entity } from "@vigil/model/entity/entity";
import type { ListView, ListViewState } from "@vigil/model/entity/listView";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { useAct } from "../../shell/useAct.ts";
import { listViewsQuery } from "./listViewsQuery.ts";
import { NamedDialog, type NamedValue } from "./NamedDialog.tsx";
import { rememberView } from "./rememberView.ts";

interface ViewDialogProps {
  entity: Entity;
  /** The view whose name is changed; undefined makes a new one. */
  view: ListView | undefined;
  state: ListViewState;
  mayShare: boolean;
  close: () => void;
  saved: (view: ListView) => void;
}

/** What a view is called, and whose it is. */
export function ViewDialog({ entity, view, state, mayShare, close, saved }: ViewDialogProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { run, busy, problem } = useAct({
    call: (value: NamedValue) =>
      view
        ? call<ListView>("PUT", `listviews/${view.id}`, { body: { revision: view.revision, ...value } })
        : call<ListView>("POST", "listviews", { body: { list: entity.url, ...value, state } }),
    told: (_made, { name }) => t("views.saved", { name: name.trim() }),
    refusal: "here",
    stale: [{ queryKey: listViewsQuery(entity).queryKey }],
    done: (made) => {
      rememberView(queries, entity, made);
      close();
      saved(made);
    },
  });
  const words = {
    title: t(view ? "views.editTitle" : "views.addTitle"),
    name: t("views.name"),
    share: t("views.share"),
    shareHint: t("views.shareHint"),
    keep: t("views.keep"),
  };
  const begun = { name: view?.name ?? "", shared: view?.shared ?? false };
  return <NamedDialog {...{ words, begun, mayShare, busy, problem, close }} keep={(value) => void run(value)} />;
}
