import { useEffect } from "react";
import type { DraftDesk } from "./draftDesk.ts";

const everyMs = 5_000;

/** Tells others where one writes, and hears what they wrote; not while the page lies in the background. */
export function useMeeting(desk: DraftDesk, piece: string | null): void {
  useEffect(() => {
    let over = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const meet = async () => {
      clearTimeout(timer);
      // a lost connection is told by what is not saved
      if (!document.hidden) await desk.meet(piece).catch(() => {});
      if (!over) timer = setTimeout(() => void meet(), everyMs);
    };
    const seen = () => !document.hidden && void meet();
    void meet();
    document.addEventListener("visibilitychange", seen);
    return () => {
      over = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", seen);
    };
  }, [desk, piece]);
}
