import { user } from "@vigil/model/organization/user";
import { lazy, Suspense, useEffect, useEffectEvent, useState } from "react";
import { call } from "../../api.ts";
import type { Selected } from "../../entity/bulk/selected.ts";
import type { ListAnswer } from "../../entity/row.ts";
import { showProblem } from "../../shell/alerts.ts";

const MessageDialog = lazy(async () => ({ default: (await import("./MessageDialog.tsx")).MessageDialog }));

interface MessageMatchingProps {
  /** The search and filters of the list of users. */
  matching: Readonly<Record<string, string>>;
  close: () => void;
}

/** A message to all whom the list of users finds; they are counted exactly first, so that nobody else is meant. */
export function MessageMatching({ matching, close }: MessageMatchingProps) {
  const [chosen, setChosen] = useState<Selected>();
  const count = useEffectEvent(async (signal: AbortSignal) => {
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
