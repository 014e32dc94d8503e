import { useLayoutEffect, useRef, type RefObject } from "react";

/** What was drawn last, for whatever goes on with an answer that came later than it was asked for. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
