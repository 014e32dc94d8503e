import type { Access } from "@vigil/model/identity/permission";
import { setInterval } from "node:timers";
import type { App, House } from "../../house.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import type { Caller } from "./caller.ts";

const TOLD_EVERY_MS = 600_000;

interface Repeated {
  caller: Caller;
  permission: Access;
  more: number;
}

/**
 * Tells of refused calls: of the first at once, of the same ones that follow within ten minutes in one event with their number. A flood is
 * not to hide what else happened, nor to cost the database a row each.
 */
export function refusedCalls(app: App, { asDomain, log }: House): (caller: Caller, permission: Access) => Promise<void> {
  const known = new Map<string, Repeated>();
  const write = (caller: Caller, data: object) =>
    asDomain(caller.domainId, (tx) => writeEvent(tx, caller, { type: "permission.refuse", severity: "warning", data }));
  const tellRepeated = async () => {
    const all = [...known.values()];
    known.clear();
    for (const { caller, permission, more } of all)
      if (more > 0)
        await write(caller, { permission, count: more }).catch((error: unknown) => log.warn(error, "Refused calls could not be told."));
  };
  const timer = setInterval(() => void tellRepeated(), TOLD_EVERY_MS).unref();
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await tellRepeated();
  });

  return async (caller, permission) => {
    const key = `${caller.domainId} ${caller.homeDomainId} ${caller.userId} ${permission}`;
    const same = known.get(key);
    if (same) {
      same.more += 1;
      same.caller = caller; // the newest request is named
      return;
    }
    known.set(key, { caller, permission, more: 0 });
    await write(caller, { permission });
  };
}
