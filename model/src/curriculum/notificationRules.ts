import type { ProblemCode } from "../phrases/problemCode.ts";
import { unknownPlaceholder, unsetPlaceholder } from "./notificationText.ts";
import type { Translations } from "./translations.ts";

export interface NotificationFacts {
  readonly content: Translations;
  readonly startAt: string | null;
  readonly endAt: string | null;
  readonly everyone: boolean;
  readonly domains: readonly number[];
  /** Kept in the system domain: only such a one is shown to others. */
  readonly shared: boolean;
}

/** Why a notification cannot be kept as it is, at which field; undefined when it can. */
export function notificationFault(facts: NotificationFacts): { code: ProblemCode; field: string; word?: string } | undefined {
  const { content, startAt, endAt, everyone, domains, shared } = facts;
  const texts = Object.values(content);
  if (texts.length === 0) return { code: "NotificationEmpty", field: "content" };
  for (const text of texts) {
    const unknown = unknownPlaceholder(text);
    if (unknown !== undefined) return { code: "NotificationPlaceholder", field: "content", word: unknown };
    const unset = unsetPlaceholder(text, { startAt, endAt });
    if (unset !== undefined) return { code: unset === "startAt" ? "NotificationStartMissing" : "NotificationEndMissing", field: unset };
  }
  if (startAt !== null && endAt !== null && Date.parse(endAt) <= Date.parse(startAt)) return { code: "NotificationTimes", field: "endAt" };
  if (!shared && (!everyone || domains.length > 0)) return { code: "NotificationOwnDomain", field: "domains" };
  if (!everyone && domains.length === 0) return { code: "NotificationAudience", field: "domains" };
  return undefined;
}
