import { useDeferredValue, useMemo, useSyncExternalStore } from "react";
import { useDraft } from "../draft/useDraft.ts";
import { translationGroups, type TranslationGroup } from "./translationGroups.ts";

/** How the course stands in a language; counted when there is time, so that no letter waits for it. */
export function useTranslations(locale: string): readonly TranslationGroup[] {
  const { parts } = useDraft().desk;
  const version = useDeferredValue(useSyncExternalStore(parts.subscribe, parts.version));
  // oxlint-disable-next-line react/exhaustive-deps -- the parts change in place, their version tells it
  return useMemo(() => translationGroups(parts, locale), [parts, locale, version]);
}
