import { requestState } from "../requestState.ts";

const waitMs = 400;
let settled: Promise<string> | undefined;

/** What this tab is called: the same after a reload, another one in a duplicated tab. */
export const tabId = (): Promise<string> => (settled ??= settle());

async function settle(): Promise<string> {
  const stored = requestState.tabId;
  if (stored && (await claim(stored))) return stored;
  const made = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  await claim(made);
  requestState.tabId = made;
  return made;
}

/** A duplicated tab begins with a copy of the other one's storage; the lock, held as long as the tab lives, tells them apart. */
function claim(id: string): Promise<boolean> {
  if (!("locks" in navigator)) return Promise.resolve(true);
  return new Promise((resolve) => {
    navigator.locks
      .request(`vigil.tab.${id}`, { signal: AbortSignal.timeout(waitMs) }, () => {
        resolve(true);
        return new Promise<never>(() => {});
      })
      .catch(() => resolve(false));
  });
}
