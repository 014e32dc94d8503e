import type { Entity } from "@vigil/model/entity/entity";
import { mostAtOnce } from "@vigil/model/entity/mostAtOnce";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { useAct } from "../../shell/useAct.ts";
import { Button } from "../../ui/Button.tsx";
import type { Counted } from "../list/ListCount.tsx";
import { matchingIds } from "../list/matchingIds.ts";
import { meaningful, type ListState } from "../list/listState.ts";
import type { Selection } from "../list/useSelection.ts";
import type { ListAnswer } from "../row.ts";

interface SelectMatchingProps {
  entity: Entity;
  state: ListState;
  counted: Counted | undefined;
  selection: Selection;
}

/** From some that are selected to all that search and filters find, however many: counted exactly, so that one knows how many that is. */
export function SelectMatching({ entity, state, counted, selection }: SelectMatchingProps) {
  const { t } = useTranslation();
  const { run, busy } = useAct({
    call: async () => {
      const found = { ...state.filters, ...meaningful({ search: state.search }) };
      const query = new URLSearchParams({ ...found, limit: "1", fields: entity.title, count: "exact" });
      const { count = 0 } = await call<ListAnswer>("GET", `${entity.url}?${query.toString()}`);
      // so many have names of their own, which every act takes
      return { found, count, ...(count <= mostAtOnce ? await matchingIds(entity, state) : {}) };
    },
    done: ({ found, count, ids }) => (ids ? selection.take(ids, state.limit) : selection.takeMatching(found, count)),
  });
  if (!counted || selection.matching || (counted.certainty === "exact" && selection.count >= counted.count)) return null;
  return (
    <Button kind="text" disabled={busy} onClick={() => void run()}>
      {counted.certainty === "exact" ? t("bulk.selectMatching", { count: counted.count }) : t("bulk.selectMatchingMany")}
    </Button>
  );
}
