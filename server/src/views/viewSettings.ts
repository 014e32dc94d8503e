import { mostListViews, type ListViewState } from "@vigil/model/entity/listView";
import { namedSettings } from "../entity/named/namedSettings.ts";

export const viewSettings = namedSettings<ListViewState, { list: string }>({
  table: "list_views",
  of: ["list"],
  subject: "listView",
  most: mostListViews,
  problems: {
    missing: "ListViewNotFound",
    ofOthers: "ListViewOfOthers",
    notShared: "ListViewNotShared",
    tooMany: "ListViewTooMany",
  },
  tell: {
    of: ({ list }) => ({ list }),
    /** How it is arranged, never what was searched for, which may be somebody's name. */
    state: (state) => ({
      filters: Object.keys(state.filters).join(", "),
      order: state.order,
      columns: state.columns.map(({ name }) => name).join(", "),
    }),
  },
});
