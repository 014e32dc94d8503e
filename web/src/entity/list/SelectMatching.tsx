import type { Entity } from "@vigil/model/entity/entity";
import { mostAtOnce } from "@vigil/model/entity/mostAtOnce";
import { useTranslation } from "react-i18next";
import { useAct } from "../../shell/useAct.ts";
import { Button } from "../../ui/Button.tsx";
import { formatNumber } from "../../ui/format.ts";
import type { Counted } from "./ListCount.tsx";
import type { ListState } from "./listState.ts";
import { matchingIds } from "./matchingIds.ts";
import type { Selection } from "./useSelection.ts";

interface SelectMatchingProps {
  entity: Entity;
  state: ListState;
  counted: Counted | undefined;
  selection: Selection;
}

/** From some that are selected to all that search and filters find, on whatever pages they are; what is too many for one act is told. */
export function SelectMatching({ entity, state, counted, selection }: SelectMatchingProps) {
  const { t } = useTranslation();
  const { run, busy } = useAct({
    call: () => matchingIds(entity, state),
    done: ({ ids }) => selection.take(ids, state.limit),
    told: ({ ids, more }) =>
      more ? t("entity.matchingCut", { count: formatNumber(mostAtOnce) as never }) : t("entity.selected", { count: ids.length }),
  });
  if (!counted || selection.pages.size >= Math.min(counted.count, mostAtOnce)) return null;
  return (
    <Button kind="text" disabled={busy} onClick={() => void run()}>
      {counted.certainty === "exact" ? t("entity.selectMatching", { count: counted.count }) : t("entity.selectMatchingMany")}
    </Button>
  );
}
