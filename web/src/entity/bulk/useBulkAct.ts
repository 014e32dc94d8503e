import type { BulkAct, BulkLeft } from "@vigil/model/entity/bulk/bulkWire";
import type { InvalidateQueryFilters } from "@tanstack/react-query";
import i18next from "i18next";
import { useParams } from "@tanstack/react-router";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { ApiProblem } from "../../apiProblem.ts";
import { showAlert } from "../../shell/alerts.ts";
import type { Question } from "../../shell/confirmation.ts";
import { toast } from "../../shell/toasts.ts";
import { useAct } from "../../shell/useAct.ts";
import { formatNumber } from "../../ui/format.ts";
import { latestAct } from "./latestAct.ts";
import type { Selected } from "./selected.ts";
import { reachable, undoable } from "./undoable.ts";

interface Ordered<Values extends readonly unknown[]> {
  chosen: Selected;
  /** Where it is posted, behind the API. */
  path: (...values: Values) => string;
  /** What it takes beside the records. */
  body?: (...values: Values) => object;
  ask?: (...values: Values) => Question | Promise<Question>;
  told: (count: number, ...values: Values) => string;
  done: () => void;
  stale: readonly InvalidateQueryFilters[];
  refusal?: "alert" | "here";
}

/** One act on what is selected, however many they are: refused ones are named, and what can be undone offers it. */
export function useBulkAct<Values extends readonly unknown[]>(ordered: Ordered<Values>) {
  const { chosen, path, body, ask, told, done, stale, refusal = "alert" } = ordered;
  const { t } = useTranslation();
  const { list, id } = useParams({ strict: false });
  const onList = list !== undefined && id === undefined;
  /** How many the filter finds by now, where that was told and is asked again. */
  const count = useRef<number | undefined>(undefined);
  const acting = useAct<Values, BulkAct>({
    ask: async (...values) => {
      if (count.current === undefined) return ask?.(...values);
      const seen = "ids" in chosen.on ? chosen.count : chosen.on.count;
      return {
        title: t("bulk.otherCount"),
        text: t("bulk.otherCountText", { seen, found: count.current }),
        confirm: t("bulk.goOn", { found: count.current }),
      };
    },
    call: (...values) => {
      const on = "ids" in chosen.on ? chosen.on : { ...chosen.on, count: count.current ?? chosen.on.count };
      count.current = undefined;
      return call<BulkAct>("POST", path(...values), {
        body: { ...body?.(...values), on },
        headers: { "Idempotency-Key": crypto.randomUUID() },
      });
    },
    done: async (act, ...values) => {
      if (act.wanted === 1 && act.refused === 1) {
        const left = await call<{ rows: BulkLeft[] }>("GET", `bulkacts/${act.id}/left?language=${i18next.language}`);
        for (const { text } of left.rows) showAlert({ kind: "error", text });
        return;
      }
      latestAct.set(() => act);
      const said = act.state === "done" && act.changed > 0 ? [told(act.changed, ...values)] : [];
      // a list says above its rows how far it is and what was left
      if (!onList && act.state !== "done") said.push(t("bulk.underWay"));
      else if (!onList && act.refused > 0) said.push(t("bulk.leftSome", { count: formatNumber(act.refused) as never }));
      if (said.length > 0) toast(said.join(" "), onList ? undoable(act) : reachable(act));
      done();
    },
    stale,
    refusal,
    refused: (problem, ...values) => {
      if (!(problem instanceof ApiProblem) || problem.code !== "BulkCountChanged") return false;
      count.current = (problem.details as { count: number }).count;
      // once this run is over
      setTimeout(() => void acting.run(...values));
      return true;
    },
  });
  return acting;
}
