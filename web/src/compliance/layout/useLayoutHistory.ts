import { pageOfLayout, readLayout, type CertificateLayout, type LayoutElement } from "@vigil/model/compliance/certificateLayout";
import { useRef, useState } from "react";

const most = 200;
/** Typing on in one field is one step, unless one paused. */
const pause = 1500;

export interface LayoutHistory {
  readonly layout: CertificateLayout;
  /** `step` names what goes on: the same one again belongs to the step before. */
  write: (elements: readonly LayoutElement[], step?: string) => void;
  undo?: (() => void) | undefined;
  redo?: (() => void) | undefined;
}

/** The page in the form, and the way back to what it was. */
export function useLayoutHistory(page: string, set: (page: string) => void): LayoutHistory {
  const [past, setPast] = useState<readonly string[]>([]);
  const [future, setFuture] = useState<readonly string[]>([]);
  const last = useRef({ step: "", at: 0 });
  const layout = readLayout(page).layout ?? { elements: [] };
  const [before, after] = [past.at(-1), future.at(-1)];
  return {
    layout,
    write: (elements, step = "") => {
      const next = pageOfLayout({ elements: [...elements] });
      if (next === page) return;
      const now = Date.now();
      const goesOn = step !== "" && last.current.step === step && now - last.current.at < pause;
      last.current = { step, at: now };
      if (!goesOn) setPast([...past, page].slice(-most));
      setFuture([]);
      set(next);
    },
    ...(before !== undefined && {
      undo: () => {
        setPast(past.slice(0, -1));
        setFuture([...future, page]);
        last.current = { step: "", at: 0 };
        set(before);
      },
    }),
    ...(after !== undefined && {
      redo: () => {
        setFuture(future.slice(0, -1));
        setPast([...past, page]);
        last.current = { step: "", at: 0 };
        set(after);
      },
    }),
  };
}
