import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { checkDraft } from "../draft/draftCalls.ts";
import { useDraft } from "../draft/useDraft.ts";
import { checked, foundFaults } from "./checked.ts";

/** After the last key of a change. */
const quietMs = 1500;

interface Check {
  busy: boolean;
  /** Whether what was found is of the draft as it stands. */
  fresh: boolean;
  problem: unknown;
  look: () => void;
}

/** Looks the draft through, and again once what was changed since has come to rest: an answer is of its moment. */
export function useCheck(): Check {
  const { draft, desk } = useDraft();
  const version = useSyncExternalStore(desk.parts.subscribe, desk.parts.version);
  const [seen, setSeen] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>();
  const running = useRef(false);
  const look = useCallback(async () => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await desk.saver.flush();
      const looked = desk.parts.version();
      const answer = await checkDraft(draft.courseId);
      checked.set(() => foundFaults(answer, desk.parts));
      setSeen(looked);
      setProblem(undefined);
    } catch (refusal) {
      setSeen(desk.parts.version()); // asked for again by hand, or by the next change
      setProblem(refusal);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }, [desk, draft.courseId]);
  useEffect(() => () => checked.set(() => null), []);
  const fresh = seen === version;
  useEffect(() => {
    if (fresh || busy) return undefined;
    const timer = setTimeout(() => void look(), seen === null ? 0 : quietMs);
    return () => clearTimeout(timer);
  }, [fresh, busy, seen, version, look]);
  return { busy, fresh, problem, look: () => void look() };
}
