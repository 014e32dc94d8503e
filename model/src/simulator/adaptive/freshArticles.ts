import type { ArticleMeeting } from "./dueArticles.ts";

/** How fresh articles still are in the session `now`: 1 for one meeting in the session before, each meeting less by the root of how many sessions ago it was. */
export function freshArticles(meetings: readonly Pick<ArticleMeeting, "article" | "session">[], now: number): Map<string, number> {
  const fresh = new Map<string, number>();
  for (const { article, session } of meetings) fresh.set(article, (fresh.get(article) ?? 0) + 1 / Math.sqrt(now - session));
  return fresh;
}
