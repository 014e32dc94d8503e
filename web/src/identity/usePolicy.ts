import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../api.ts";
import { ApiProblem } from "../apiProblem.ts";
import type { Policy } from "./policy.ts";

export type Known = { policy: Policy } | { problem: ApiProblem } | "asking";

async function ask(domain: string, language: string, signal: AbortSignal): Promise<Known> {
  try {
    return { policy: await call<Policy>("GET", `domains/policy/${encodeURIComponent(domain)}?language=${language}`, { signal }) };
  } catch (problem) {
    return problem instanceof ApiProblem ? { problem } : "asking";
  }
}

/** What is known of the domain of this page, and how to ask once more. */
export function usePolicy(domain: string): [Known, () => void] {
  const { language } = useTranslation().i18n;
  const [known, setKnown] = useState<Known>("asking");
  const [round, setRound] = useState(0);

  useEffect(() => {
    if (!domain) return;
    const asking = new AbortController();
    // what was asked in another language may answer last, and is no longer wanted
    void ask(domain, language, asking.signal).then((answer) => !asking.signal.aborted && setKnown(answer));
    return () => asking.abort();
  }, [domain, language, round]);

  const again = useCallback(() => {
    setKnown("asking");
    setRound((before) => before + 1);
  }, []);
  return [known, again];
}
