import type { SessionStart } from "@vigil/model/simulator/wire";
import { useQueryClient } from "@tanstack/react-query";
import { useBlocker } from "@tanstack/react-router";
import i18next from "i18next";
import { confirmed, type Question } from "../../shell/confirmation.ts";
import { isLeaving } from "../../shell/leaveForSignIn.ts";
import { formatDuration } from "../../ui/format.ts";
import { openUnit } from "./openUnit.ts";
import type { SessionRun } from "./sessionRun.ts";

interface Running {
  start: SessionStart;
  run: SessionRun;
}

/**
 * Whoever leaves the page of a session, by its link or by the browser's own way back, comes back to its intro. Where one is `running` they are told
 * first what becomes of it, and may stay.
 */
export function useAskedToLeave(running: Running | null): void {
  const queries = useQueryClient();
  useBlocker({
    shouldBlockFn: async () => {
      const question = running === null || isLeaving() ? null : questionOf(running);
      if (question !== null && !(await confirmed(question))) return true;
      openUnit.forget();
      // what comes next tells that it is open, and how long it waits
      if (running !== null) void queries.invalidateQueries({ queryKey: ["training"] });
      return false;
    },
    // a page that is loaded again goes on by itself
    enableBeforeUnload: false,
  });
}

function questionOf({ start: { settings, images }, run }: Running): Question | null {
  const { machine } = run.state.get();
  if (machine.phase === "intro" || machine.phase === "sealing" || machine.phase === "review") return null;
  const confirm = i18next.t("simulator.leave");
  const [decided, of] = [machine.decisions.length, images.length];
  if (decided >= of) return { title: i18next.t("next.toFinish"), text: i18next.t("next.decided"), confirm };
  const { maxDisconnectMs, sessionTimerMs, imageTimerMs } = settings;
  const kept =
    maxDisconnectMs > 0
      ? i18next.t("simulator.intro.keptFor", { time: formatDuration(maxDisconnectMs / 1000) })
      : i18next.t("simulator.intro.kept");
  const clock = sessionTimerMs > 0 || imageTimerMs > 0 ? ` ${i18next.t("simulator.intro.keptClock")}` : "";
  return { title: i18next.t("next.openBags", { decided, of }), text: kept + clock, confirm };
}
