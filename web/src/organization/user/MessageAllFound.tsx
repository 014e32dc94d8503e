import { user } from "@vigil/model/organization/user";
import { lazy, Suspense, useEffect, useEffectEvent, useState } from "react";
import { call } from "../../api.ts";
import type { Selected } from "../../entity/bulk/selected.ts";
import { meaningful } from "../../entity/list/listState.ts";
import { useListState } from "../../entity/list/useListState.ts";
import type { ListAnswer } from "../../entity/row.ts";
import { showProblem } from "../../shell/alerts.ts";

const MessageDialog = lazy(async () => ({ default: (await import("./MessageDialog.tsx")).MessageDialog }));

/** Who is found is counted exactly first, so that nobody else is meant. */
export function MessageAllFound({ close }: { close: () => void }) {
  const { search, filters } = useListState(user).state;
  const [chosen, setChosen] = useState<Selected>();
  const count = useEffectEvent(async (signal: AbortSignal) => {
    const matching = { ...filters, ...meaningful({ search }) };
    const query = new URLSearchParams({ ...matching, limit: "1", fields: user.title, count: "exact" });
    try {
      const { count: found = 0 } = await call<ListAnswer>("GET", `${user.url}?${query.toString()}`, { signal });
      setChosen({ on: { matching, count: found }, count: found });
    } catch (problem) {
      if (signal.aborted) return;
      showProblem(problem);
      close();
    }
  });
  useEffect(() => {
    const leaving = new AbortController();
    void count(leaving.signal);
    return () => leaving.abort();
  }, []);
  return <Suspense>{chosen && <MessageDialog chosen={chosen} done={close} close={close} />}</Suspense>;
}
