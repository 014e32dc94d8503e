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
  const [asking, setAsking] = useState(() => new AbortController());

  useEffect(() => {
    if (!domain) return;
    void ask(domain, language, asking.signal).then(setKnown);
  }, [domain, language, asking]);

  const again = useCallback(() => {
    setKnown("asking");
    setAsking(new AbortController());
  }, []);
  return [known, again];
}
