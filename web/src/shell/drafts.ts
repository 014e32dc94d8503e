const head = "vigil.draft ";
const longestMs = 7 * 24 * 3_600_000;

/** What somebody typed into a form and has not saved, in this browser. Secrets are never in it. */
export interface Draft {
  /** Of the record it was typed over. */
  readonly revision: number | null;
  readonly values: Readonly<Record<string, unknown>>;
  /** What stood there before. */
  readonly before: Readonly<Record<string, unknown>>;
  readonly at: number;
}

/** Whose drafts these are: a number is somebody else's in another domain. */
export const draftsOf = ({ id, username }: { id: number; username: string }): string => `${head}${id}.${username} `;

export function readDraft(key: string, now: number): Draft | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? "null") as Draft | null;
    return kept !== null && now - kept.at < longestMs ? kept : undefined;
  } catch {
    return undefined;
  }
}

export function keepDraft(key: string, draft: Draft): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // a full or forbidden store keeps nothing; the form works without
  }
}

export const dropDraft = (key: string): void => localStorage.removeItem(key);

/** Whoever comes next to this browser finds nothing of who was here before. */
export function forgetDrafts(except?: string): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(head) && (except === undefined || !key.startsWith(except))) localStorage.removeItem(key);
}
