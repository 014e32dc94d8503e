import type { LabAnswer, LabView } from "@vigil/model/training/labs/labState";
import { use, useCallback, useEffect, useRef, useState } from "react";
import { showProblem } from "../../../shell/alerts.ts";
import { LabDeskContext, type LabReply } from "./labDesk.ts";

export interface OpenLab {
  view: LabView | null;
  /** The last answer did not arrive. */
  failed: boolean;
  /** An answer waits here until the connection is back. */
  kept: boolean;
  busy: boolean;
  answer: (answer: LabAnswer) => Promise<LabReply | null>;
  /** Opens it anew. */
  again: () => void;
}

/** A lab that has been opened. */
export type ShownLab = OpenLab & { view: LabView };

/** How often a lab that could not be opened is asked for again. */
const againMs = 5_000;

/** One lab, opened when it is shown; answers go one after the other. */
export function useLab(labId: number): OpenLab {
  const desk = use(LabDeskContext);
  const [view, setView] = useState<LabView | null>(null);
  const [failed, setFailed] = useState(false);
  const [kept, setKept] = useState(false);
  const [waiting, setWaiting] = useState(0);
  const latest = useRef<LabView | null>(null);
  const shown = useRef(0);
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const show = useCallback((now: LabView) => {
    shown.current += 1;
    latest.current = now;
    setView(now);
    setFailed(false);
    setKept(false);
  }, []);
  const open = useCallback(
    (quietly = false) => {
      if (desk === null) return;
      const before = shown.current;
      // asked for several times while the connection was away, it may come again after something was answered
      const unlessAnswered = (then: () => void) => shown.current === before && then();
      desk.open(labId).then(
        (now) => unlessAnswered(() => show(now)),
        (problem: unknown) =>
          unlessAnswered(() => {
            setFailed(true);
            if (!quietly) showProblem(problem);
          }),
      );
    },
    [desk, labId, show],
  );
  useEffect(() => open(), [open]);
  // it opens by itself once the connection is back
  useEffect(() => {
    if (!failed) return undefined;
    const again = () => open(true);
    const trying = setInterval(again, againMs);
    addEventListener("online", again);
    return () => {
      clearInterval(trying);
      removeEventListener("online", again);
    };
  }, [failed, open]);
  useEffect(
    () =>
      desk?.hear?.(labId, (now) => {
        if (now) show(now);
        else setKept(false);
      }),
    [desk, labId, show],
  );

  const answer = useCallback(
    (given: LabAnswer): Promise<LabReply | null> => {
      setWaiting((count) => count + 1);
      const next = line.current.then(async () => {
        if (desk === null || latest.current === null) return null;
        try {
          const after = await desk.answer(labId, given, latest.current);
          if (after === "kept") setKept(true);
          else show(after);
          return after;
        } catch (problem) {
          setFailed(true);
          showProblem(problem);
          return null;
        } finally {
          setWaiting((count) => count - 1);
        }
      });
      line.current = next;
      return next;
    },
    [desk, labId, show],
  );
  return { view, failed, kept, busy: waiting > 0, answer, again: () => open() };
}
