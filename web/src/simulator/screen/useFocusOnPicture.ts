import { useEffect, useRef } from "react";
import { focusView } from "./focusView.ts";

/** With each new bag the keyboard is on its first view, so that arrows and Space work at once. */
export function useFocusOnPicture(index: number | null): void {
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (index === null || before.current === index) return;
    before.current = index;
    focusView(0);
  }, [index]);
}
