import type { Entity } from "@vigil/model/entity/entity";
import type { ListView, ListViewState } from "@vigil/model/entity/listView";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { useAct } from "../../shell/useAct.ts";
import { listViewsQuery } from "./listViewsQuery.ts";
import { rememberView } from "./rememberView.ts";

interface ViewActs {
  save: (view: ListView, change: { state: ListViewState }, done: () => void) => Promise<void>;
  /** null = the list as it usually stands. */
  first: (view: ListView | null) => Promise<void>;
  remove: (view: ListView, done: () => void) => Promise<void>;
}

/** What is done with a view that is there; what is refused is told in an alert. */
export function useViewActs(entity: Entity): ViewActs {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const stale = [{ queryKey: listViewsQuery(entity).queryKey }];
  const save = useAct({
    call: ({ id, revision }: ListView, change: { state: ListViewState }, _done: () => void) =>
      call<ListView>("PUT", `listviews/${id}`, { body: { revision, ...change } }),
    told: (_answer, { name }) => t("views.saved", { name }),
    stale,
    done: (answer, _view, _change, done) => {
      rememberView(queries, entity, answer);
      done();
    },
  });
  const first = useAct({
    call: (view: ListView | null) => call("PUT", "listviews/standard", { body: { list: entity.url, id: view?.id ?? null } }),
    told: (_answer, view) => (view ? t("views.firstSaved", { name: view.name }) : t("views.usualFirst")),
    stale,
  });
  const remove = useAct({
    ask: ({ name, shared }: ListView, _done: () => void) => ({
      title: t("views.deleteTitle", { name }),
      text: t(shared ? "views.deleteShared" : "views.deleteText"),
      confirm: t("entity.deleteConfirm"),
      danger: true,
    }),
    call: ({ id }, _done) => call("DELETE", `listviews/${id}`),
    told: () => t("views.deleted"),
    done: (_answer, _view, done) => done(),
    stale,
  });
  return { save: save.run, first: first.run, remove: remove.run };
}
