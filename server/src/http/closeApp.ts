import type { App } from "../house.ts";

/** So long may what is under way take to end once the server stops. */
const GRACE_MS = 4000;

/**
 * Takes nothing new, waits for what is under way, and then for nobody: an upload that trickles, a reader who does not read and a connection
 * that is only held would keep the server for hours. What was answered is stored; what was not, its sender knows to be open.
 */
export async function closeApp(app: App): Promise<void> {
  const late = setTimeout(() => app.server.closeAllConnections(), GRACE_MS);
  try {
    await app.close();
  } finally {
    clearTimeout(late);
  }
}
