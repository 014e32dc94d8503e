import { user } from "@vigil/model/organization/user";
import type { FirstPasswords } from "@vigil/model/organization/firstPasswords";
import { call } from "../../api.ts";

/** So few by one call, as each password takes the server a tenth of a second: so the bar moves, and stopping is quick. */
export const piece = 25;

/** Gives passwords call by call, and tells all that were made so far after each; it ends early when it is told to. */
export async function giveInPieces(ids: readonly number[], told: (all: FirstPasswords) => void, stopped: () => boolean): Promise<void> {
  let all: FirstPasswords = { slips: [], without: [] };
  for (let from = 0; from < ids.length && !stopped(); from += piece) {
    const on = { ids: ids.slice(from, from + piece) };
    const { slips, without } = await call<FirstPasswords>("POST", `${user.url}/firstpasswords`, { body: { on } });
    all = { slips: [...all.slips, ...slips], without: [...all.without, ...without] };
    told(all);
  }
}
