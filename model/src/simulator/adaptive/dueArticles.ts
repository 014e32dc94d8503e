/** One time an article was shown to a learner, oldest first; `session` counts the learner's sessions. */
export interface ArticleMeeting {
  article: string;
  session: number;
  found: boolean;
  hard: boolean;
}

/** After a miss an article is due again in the next session but one, and each time it is found it waits longer (expanding intervals). */
const intervals = [1, 3, 7, 15];

/** What of the missed articles is due in the session `now`: those that were missed and not found again often enough since. */
export function dueArticles(meetings: readonly ArticleMeeting[], now: number): Map<string, { hard: boolean }> {
  const kept = new Map<string, { last: number; step: number; hard: boolean }>();
  for (const { article, session, found, hard } of meetings) {
    const before = kept.get(article);
    if (!found) kept.set(article, { last: session, step: 0, hard });
    else if (before !== undefined && before.step + 1 < intervals.length)
      kept.set(article, { ...before, last: session, step: before.step + 1 });
    else kept.delete(article);
  }
  return new Map([...kept].filter(([, { last, step }]) => now - last > intervals[step]!).map(([article, { hard }]) => [article, { hard }]));
}
