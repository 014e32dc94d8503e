import { setTimeout as pause } from "node:timers/promises";
import type { Files } from "./files.ts";
import { FilesAway } from "./filesAway.ts";

/** Whoever asks how things stand does not wait as long as whoever wants a file. */
const LONGEST_MS = 3000;
const nobodys = "0".repeat(64);

/** Whether the store of files answers at this moment. */
export async function storeAnswers({ has }: Pick<Files, "has">, longestMs = LONGEST_MS): Promise<boolean> {
  const answered = has(nobodys).then(
    () => true,
    (error: unknown) => {
      if (error instanceof FilesAway) return false;
      throw error;
    },
  );
  return Promise.race([answered, pause(longestMs, false, { ref: false })]);
}
